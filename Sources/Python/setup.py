"""Names the wheel for what it carries: any Python 3, and the one platform of the library."""

import os

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


class BinaryDistribution(Distribution):
    """A package with a library in it belongs to a platform, though nothing of it is compiled here."""

    def has_ext_modules(self) -> bool:
        return True


class AnyPython3(bdist_wheel):
    """The library is called through ctypes: it does not depend on the version of Python."""

    def get_tag(self) -> tuple[str, str, str]:
        platform = os.environ.get("GYMBO_WHEEL_PLATFORM") or super().get_tag()[2]
        return "py3", "none", platform


setup(cmdclass={"bdist_wheel": AnyPython3}, distclass=BinaryDistribution)
