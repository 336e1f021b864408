import Foundation
import TestSupport
import Testing

/// What store.md §17 promises of files, processes and damage. `Benchmarks/Torture/run.py store` tries more of it.
@Suite("The store is old or new after any harm")
struct StoreProofTests {
  @Test("Killed at random moments of an import, the store verifies and is the old or the new one")
  func killed() throws {
    let folder = try StoreCommandTests.folder()
    let kills = Shared.isExhaustive ? 300 : 12
    let (code, output) = try ToolShell.run(
      """
      set -e
      $GYMBO import last.csv > /dev/null; cp data/gymbo.sqlite start; 
      $GYMBO export --to plain --output old 2> /dev/null
      begin=$(date +%s%N); $GYMBO import this.csv > /dev/null; end=$(date +%s%N)
      $GYMBO export --to plain --output new 2> /dev/null
      for kill in $(seq \(kills)); do
        rm -rf data; mkdir data; cp start data/gymbo.sqlite
        $GYMBO import this.csv > /dev/null 2>&1 & import=$!
        sleep $(awk "BEGIN { print ($end - $begin) * 1e-9 * $kill / \(kills) }")
        kill -9 $import 2> /dev/null || true
        wait $import 2> /dev/null || true
        $GYMBO store verify > verified || { cat verified; exit 1; }
        $GYMBO export --to plain --output now 2> /dev/null
        cmp -s now old && echo old || { cmp now new && echo new; }
      done
      """, in: folder)
    #expect(code == 0, "\(output)")
    let states = output.split(separator: "\n")
    #expect(states.count == kills && states.contains("old"), "\(output)")
    #expect(Set(states).isSubset(of: ["old", "new"]), "\(output)")
  }

  @Test("Killed while the first import makes the store, the next one goes on as if nothing were")
  func killedAtFirst() throws {
    let folder = try StoreCommandTests.folder()
    let (code, output) = try ToolShell.run(
      """
      set -e
      begin=$(date +%s%N); $GYMBO import last.csv > /dev/null; end=$(date +%s%N)
      $GYMBO history > whole
      for kill in 1 2 3 4 5 6; do
        rm -rf data
        $GYMBO import last.csv > /dev/null 2>&1 & import=$!
        sleep $(awk "BEGIN { print ($end - $begin) * 1e-9 * $kill / 6 }")
        kill -9 $import 2> /dev/null || true
        wait $import 2> /dev/null || true
        $GYMBO import last.csv > /dev/null
        $GYMBO history | cmp - whole; $GYMBO store verify
      done
      """, in: folder)
    #expect(code == 0, "\(output)")
    #expect(output.split(separator: "\n").count { $0.contains("all as written") } == 6, "\(output)")
  }

  @Test("Killed at random moments of workouts, no event that was acknowledged is lost")
  func killedWorkout() throws {
    let folder = try TemporaryFolder()
    let kills =
      ProcessInfo.processInfo.environment["GYMBO_KILLS"].flatMap { Int($0) }
      ?? (Shared.isExhaustive ? 400 : 12)
    let (code, output) = try ToolShell.run(
      """
      set -e
      clock() { printf '2026-11-20T%02d:%02d' $((10 + $1 / 60)) $(($1 % 60)); }
      step() {
        case $(($1 % 8)) in
          1) words=start ;; 4) words=pause ;; 6) words=undo ;; 0) words=end ;;
          *) words="Squat: ${1}x5" ;;
        esac
        $GYMBO workout "$words" --now $(clock $1) > /dev/null
      }
      seen() { $GYMBO workout --now 2026-11-20T23:00; $GYMBO history; $GYMBO store verify; }
      begin() { rm -rf data; $GYMBO profile unit=kg > /dev/null; last=0; echo 0 > said; }
      export -f clock step
      begin; seen > want.0
      for event in $(seq 24); do step $event; seen > want.$event; done
      begin
      for kill in $(seq \(kills)); do
        setsid bash -c "for event in \\$(seq $((last + 1)) 24); do
          step \\$event; echo \\$event > said.new; mv said.new said; done" > /dev/null 2>&1 & steps=$!
        sleep 0.$(printf '%03d' $((RANDOM % 700 + 20)))
        kill -9 -- -$steps 2> /dev/null || true
        wait $steps 2> /dev/null || true
        last=$(cat said); seen > now
        if ! cmp -s now want.$last; then
          last=$((last + 1)); echo $last > said
          cmp now want.$last || { cat now; exit 1; }
        fi
        echo $last
        [ $last -lt 24 ] || begin
      done
      """, in: folder)
    #expect(code == 0, "\(output)")
    let reached = output.split(separator: "\n").compactMap { Int($0) }
    #expect(reached.count == kills && Set(reached).count > 2, "\(output)")
  }

  @Test("Four imports at once make one store, and none is lost")
  func atOnce() throws {
    let folder = try StoreCommandTests.folder()
    let (code, output) = try ToolShell.run(
      """
      set -e
      $GYMBO import last.csv hevy.csv > /dev/null; $GYMBO import last.csv --as Lena > /dev/null
      $GYMBO history | cut -c 9- | sort > one; rm -rf data
      $GYMBO import last.csv > /dev/null & a=$!
      $GYMBO import hevy.csv > /dev/null & b=$!
      $GYMBO import last.csv > /dev/null & c=$!
      $GYMBO import last.csv --as Lena > /dev/null & d=$!
      wait $a; wait $b; wait $c; wait $d
      $GYMBO history | cut -c 9- | sort > four; wc -l < one; wc -l < four
      $GYMBO store verify; ls data data/backups | grep -c part || true
      """, in: folder)
    #expect(code == 0, "\(output)")
    let lines = output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0] == lines[1] && lines[3] == "0", "\(output)")
  }

  @Test("The file is 0600 and its folders 0700 under any umask, also its copies")
  func modes() throws {
    let folder = try StoreCommandTests.folder()
    for mask in ["000", "022", "077"] {
      let (code, output) = try ToolShell.run(
        """
        set -e; umask \(mask); rm -rf data
        $GYMBO import last.csv > /dev/null; $GYMBO import this.csv > /dev/null
        $GYMBO store backup data/copy > /dev/null; $GYMBO store recover data/other > /dev/null
        $GYMBO store restore data/copy > /dev/null
        stat -c %a data data/backups; stat -c %a data/*e data/other data/backups/* | sort -u
        """, in: folder)
      #expect(code == 0 && output == "700\n700\n600\n", "\(output)")
    }
  }

  @Test(
    "No socket is opened, and nothing is written beside the store",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "There is no strace."))
  func noSocket() throws {
    let folder = try StoreCommandTests.folder()
    let (code, output) = try ToolShell.run(
      """
      set -e
      traced() { strace -f -o log -e trace=socket,connect,openat "$@" > /dev/null; cat log >> all; }
      traced $GYMBO import last.csv; traced $GYMBO import this.csv; traced $GYMBO report
      grep -c -E 'socket|connect' all || true
      grep -E 'O_CREAT|O_RDWR|O_WRONLY' all | grep -v ENOENT | grep -o '"[^"]*"' | sort -u
      """, in: folder)
    #expect(code == 0, "\(output)")
    let lines = output.split(separator: "\n")
    #expect(lines.first == "0")
    let data = folder.url.appendingPathComponent("data").path
    for path in lines.dropFirst() {
      #expect(path.contains(data) || path.hasPrefix("\"/dev/"), "\(path)")
    }
  }

  @Test(
    "A store that is cut or overwritten is refused and left; its copy or what can be read is taken")
  func damaged() throws {
    let folder = try StoreCommandTests.folder()
    let (_, output) = try ToolShell.run(
      """
      $GYMBO import last.csv > /dev/null; $GYMBO store backup copy > /dev/null
      size=$(stat -c %s data/gymbo.sqlite)
      head -c 40000 /dev/zero | tr '\\0' x \\
        | dd of=data/gymbo.sqlite bs=1 seek=$((size / 2)) conv=notrunc 2> /dev/null
      cp data/gymbo.sqlite broken
      $GYMBO report; echo "report $?"; $GYMBO import this.csv; echo "import $?"
      $GYMBO store verify > /dev/null; echo "verify $?"
      cmp data/gymbo.sqlite broken && echo untouched
      $GYMBO store recover saved; echo "recover $?"; $GYMBO store verify --store saved
      $GYMBO store restore copy; echo "restore $?"; $GYMBO store verify
      # SQLite counts the copy in the header, which is the first 100 bytes.
      cmp -i 100 data/gymbo.sqlite.before-restore broken && echo kept
      """, in: folder)
    for line in [
      "report 3", "import 3", "verify 1", "untouched", "recover 0", "restore 0", "kept",
      "the store is damaged", "gymbo store recover", "Lost: ",
    ] {
      #expect(output.contains(line), "\(line): \(output)")
    }
    #expect(output.split(separator: "\n").count { $0.contains("all as written") } == 2, "\(output)")
  }

  @Test("Workouts that are read and told as lost are all; else it is said that nobody can tell")
  func recovered() throws {
    let folder = try StoreCommandTests.folder()
    let (_, output) = try ToolShell.run(
      """
      $GYMBO import last.csv > /dev/null; $GYMBO history | wc -l
      spoil() {
        tr '\\0' x < /dev/zero \\
          | dd of=data/gymbo.sqlite bs=4096 seek=$1 count=$2 iflag=fullblock conv=notrunc 2> /dev/null
      }
      # Sets and rows of workouts; then also the first page of each list of workouts; then the list of tables.
      spoil 40 10; $GYMBO store recover one; $GYMBO store verify; echo "verify $?"
      spoil 9 4; $GYMBO store recover two
      spoil 17 1; $GYMBO store recover three 2>&1; echo "recover $?"; test -e three || echo none
      """, in: folder)
    let number = try #require(output.firstMatch(of: /^(\d+)\n/)?.1)
    let counts = try #require(
      output.firstMatch(of: /(\d+) workouts read into \S+one\. Lost: (\d+) w/))
    #expect(Int(counts.1).flatMap { one in Int(counts.2).map { one + $0 } } == Int(number))
    for line in [
      "\n  1  2024-07-29 17:51\n",
      "gymbo.sqlite: the store is damaged.\nThe table sessions has a part that cannot be read.",
      "into a new file.\nverify 1", "two. How many there were cannot be told",
      "recover 3\nnone",
    ] {
      #expect(output.contains(line), "\(line): \(output)")
    }
  }

  @Test("Another program's file, a newer store and a folder are refused and not touched")
  func foreign() throws {
    let folder = try StoreCommandTests.folder()
    let (_, output) = try ToolShell.run(
      """
      $GYMBO import last.csv > /dev/null; cp data/gymbo.sqlite newer
      # The version is in bytes 60 to 63 of SQLite's header: 2000 is store 2.0.
      printf '\\0\\0\\007\\320' | dd of=newer bs=1 seek=60 conv=notrunc 2> /dev/null
      printf 'other' | dd of=data/gymbo.sqlite bs=1 seek=68 conv=notrunc 2> /dev/null
      cp data/gymbo.sqlite before; cp newer newer.before
      $GYMBO report; echo "foreign $?"; $GYMBO import this.csv; echo "into $?"
      $GYMBO report --store newer; echo "newer $?"; $GYMBO import this.csv --store newer
      $GYMBO report --store data; echo "folder $?"
      cmp data/gymbo.sqlite before && cmp newer newer.before && echo untouched
      """, in: folder)
    for line in [
      "foreign 3", "into 3", "newer 3", "folder 3", "untouched", "no store of gymbo", "store 2.0",
    ] {
      #expect(output.contains(line), "\(line): \(output)")
    }
  }

  @Test("A store that only can be read is read")
  func readOnly() throws {
    let folder = try StoreCommandTests.folder()
    let (code, output) = try ToolShell.run(
      """
      set -e; $GYMBO import last.csv > /dev/null; $GYMBO report > a
      chmod 400 data/gymbo.sqlite; chmod 500 data
      $GYMBO report > b; chmod 700 data; cmp a b; echo same
      """, in: folder)
    #expect(code == 0 && output == "same\n", "\(output)")
  }
}
