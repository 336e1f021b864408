"""A standalone Spark cluster on loopback, with workers of one core each, that lives as long as a `with` block."""

import ctypes
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyspark
from pyspark import SparkContext
from pyspark.sql import SparkSession

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
MASTER = "org.apache.spark.deploy.master.Master"
WORKER = "org.apache.spark.deploy.worker.Worker"


def until(seconds, what, condition):
    """Waits for something, but not for ever."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"{what} took more than {seconds} s")
        time.sleep(0.05)
    return found


def processes():
    """Every process by its parent."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            stat = Path("/proc", name, "stat").read_text()
        except OSError:
            continue
        state, parent = stat[stat.rindex(")") + 2:].split()[:2]
        if state != "Z":
            children.setdefault(int(parent), []).append(int(name))
    return children


def descendants(process):
    children, found = processes(), []
    waiting = list(children.get(process, []))
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def send(signal_number, processes):
    """A signal to some processes. One that ends by itself meanwhile, as those below a killed one do, needs none."""
    for process in processes:
        try:
            os.kill(process, signal_number)
        except ProcessLookupError:
            pass


def memory(process, below=True):
    """Bytes that a process and all below it hold, what they share counted once."""
    total = 0
    for each in [process, *(descendants(process) if below else ())]:
        try:
            total += int(re.search(r"^Pss:\s+(\d+)", Path("/proc", str(each), "smaps_rollup").read_text(), re.M)[1])
        except (OSError, TypeError):
            pass
    return total * 1024


def processor_seconds(process):
    """What a process and all below it have used, those that ended among them."""
    total = 0
    for each in [process, *descendants(process)]:
        try:
            stat = Path("/proc", str(each), "stat").read_text()
        except OSError:
            continue
        total += sum(map(int, stat[stat.rindex(")") + 2:].split()[11:15]))
    return total / os.sysconf("SC_CLK_TCK")


def listening(process):
    """The addresses at which a process and all below it can be reached, in the kernel's writing."""
    sockets = set()
    for each in [process, *descendants(process)]:
        try:
            for file in os.scandir(f"/proc/{each}/fd"):
                sockets.add(os.readlink(file.path))
        except OSError:
            pass
    addresses = set()
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text().splitlines()[1:]:
            cells = line.split()
            if cells[3] == "0A" and f"socket:[{cells[9]}]" in sockets:
                addresses.add(cells[1].split(":")[0])
    return addresses


#: 127.0.0.1, as itself and as an IPv6 address.
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F"}


def session(url, folder, executors, executor_memory="1g", **settings):
    """A session on a cluster that stays on loopback, and leaves its files in the cluster's folder."""
    os.environ.update(
        SPARK_LOCAL_IP="127.0.0.1", SPARK_CONF_DIR=f"{folder}/configuration",
        # Else the executors run whatever python3 is first on their path.
        PYSPARK_PYTHON=sys.executable)
    own = {
        "spark.master": url, "spark.driver.host": "127.0.0.1", "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.memory": "1g", "spark.executor.cores": "1", "spark.executor.memory": executor_memory,
        "spark.local.dir": f"{folder}/scratch", "spark.sql.warehouse.dir": f"{folder}/warehouse",
        "spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.sql.session.timeZone": "UTC",
        "spark.log.level": "ERROR",
        # A busy machine is slow, not lost.
        "spark.network.timeout": "300s"}
    builder = SparkSession.builder.appName("gymbo")
    for key, value in {**own, **settings}.items():
        builder = builder.config(key, value)
    made = builder.getOrCreate()
    known = made.sparkContext._jsc.sc().getExecutorMemoryStatus
    until(60, "the start of the executors", lambda: known().size() == executors + 1)
    return made


class Cluster:
    def __init__(self, folder, workers=2, worker_memory="2g"):
        self.folder, self.count, self.worker_memory = Path(folder), workers, worker_memory
        self.home = Path(pyspark.__file__).parent
        self.workers = []
        # Processes whose parent ends become ours, so that none gets lost.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
        configuration = self.folder / "configuration"
        configuration.mkdir(parents=True)
        (configuration / "log4j2.properties").write_text(
            "rootLogger.level = info\nrootLogger.appenderRef.err.ref = err\nappender.err.type = Console\n"
            "appender.err.name = err\nappender.err.target = SYSTEM_ERR\nappender.err.layout.type = PatternLayout\n"
            "appender.err.layout.pattern = %d %p %c{1}: %m%n%ex\n")
        self.environment = {
            **os.environ, "SPARK_HOME": str(self.home), "SPARK_CONF_DIR": str(configuration),
            "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_DIRS": str(self.folder / "scratch"), "SPARK_DAEMON_MEMORY": "256m",
            "SPARK_NO_DAEMONIZE": "1", "SPARK_DAEMON_JAVA_OPTS": "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
            "SPARK_MASTER_OPTS": "-Dspark.master.rest.enabled=false"}

    def start(self, name, *arguments):
        log = self.folder / f"{name}.log"
        with open(log, "wb") as file:
            process = subprocess.Popen(
                [self.home / "bin" / "spark-class", *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                stdout=file, stderr=file, start_new_session=True,
                # Should this program be killed, they go with it, and the executors go with them.
                preexec_fn=lambda: ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL))
        return process, log

    def __enter__(self):
        try:
            _, log = self.start("master", MASTER, "--host", "127.0.0.1", "--port", "0", "--webui-port", "0")
            pattern = re.compile(r"Starting Spark master at (spark://127\.0\.0\.1:\d+)")
            self.url = until(60, "the start of the master", lambda: pattern.search(log.read_text()))[1]
            started = [
                self.start(
                    f"worker{number}", WORKER, "--host", "127.0.0.1", "--cores", "1", "--memory", self.worker_memory,
                    "--webui-port", "0", "--work-dir", self.folder / f"work{number}", self.url)
                for number in range(self.count)]
            for process, log in started:
                until(60, "the start of a worker", lambda: "Successfully registered" in log.read_text())
                self.workers.append(process.pid)
            return self
        except BaseException:
            self.stop()
            raise

    def __exit__(self, *_):
        self.stop()

    def session(self, executor_memory="1g", **settings):
        return session(self.url, self.folder, len(self.workers), executor_memory, **settings)

    def kill_worker(self):
        """The machine goes away: a worker, its executor, and the Python processes of that, all at once."""
        worker = self.workers.pop()
        send(signal.SIGKILL, [worker, *descendants(worker)])

    def stop(self):
        """Ends everything below this program, the session's driver too, and waits for it."""
        SparkContext._gateway = SparkContext._jvm = None
        for signal_number, seconds in ((signal.SIGTERM, 10), (signal.SIGKILL, 10)):
            send(signal_number, descendants(os.getpid()))
            try:
                until(seconds, "the end of the cluster", self.is_gone)
                return
            except TimeoutError:
                if signal_number == signal.SIGKILL:
                    raise

    @staticmethod
    def is_gone():
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            pass
        return not descendants(os.getpid())
