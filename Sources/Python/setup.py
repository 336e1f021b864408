"""Names the wheel for what it carries: any Python 3, and the one platform of the library. Builds the library where it is not
there yet, which is so in a source distribution."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
LIBRARY = HERE / "src" / "gymbo" / "libgymbo_c.so"
#: The Swift package, in a source distribution.
ENGINE = HERE / "engine"


def build_library() -> None:
    """Compiles the library, which takes some minutes."""
    scratch = os.environ.get("GYMBO_SCRATCH") or str(ENGINE / ".build")
    environment = {**os.environ, "GYMBO_WITHOUT_TESTS": "1"}
    command = ["swift", "build", "-c", "release", "--product", "GymBoC", "--scratch-path", scratch]
    subprocess.run(command, cwd=ENGINE, env=environment, check=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([str(ENGINE / ".ci" / "shared-library"), f"{scratch}/release", folder], check=True)
        shutil.copyfile(os.path.join(folder, "libgymbo_c.so"), LIBRARY)


def platform() -> str:
    """The systems that have all that the library asks of the C library: the newest version of it that a symbol has."""
    symbols = subprocess.run(["objdump", "-T", str(LIBRARY)], check=True, capture_output=True, text=True).stdout
    major, minor = max((int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols))
    return f"manylinux_{major}_{minor}_{os.uname().machine}"


class BinaryDistribution(Distribution):
    """A package with a library in it belongs to a platform, though nothing of it is compiled here."""

    def has_ext_modules(self) -> bool:
        return True


class WithLibrary(build_py):
    """Puts the library into the package."""

    def run(self) -> None:
        if not LIBRARY.exists() and ENGINE.exists():
            build_library()
        super().run()


class AnyPython3(bdist_wheel):
    """The library is called through ctypes: it does not depend on the version of Python."""

    def run(self) -> None:
        # The tag depends on the library, which a source distribution builds now.
        if not LIBRARY.exists() and ENGINE.exists():
            build_library()
        super().run()

    def get_tag(self) -> tuple[str, str, str]:
        return "py3", "none", platform() if LIBRARY.exists() else super().get_tag()[2]


#: The repository's address, where it has one.
ADDRESS = HERE / "REPOSITORY"
pages = {"Repository": ADDRESS.read_text().strip()} if ADDRESS.exists() else {}

setup(project_urls=pages, cmdclass={"bdist_wheel": AnyPython3, "build_py": WithLibrary}, distclass=BinaryDistribution)
