// How fast the work of check.py can be done at all: C++ that knows this one format, trusts it, and reports nothing.
//
//   c++ -O3 -march=native -std=c++20 -pthread floor.cpp -o floor
//   floor SETS.csv MUSCLES.csv FOLDER THREADS [scan|tokenise|numbers|aggregate|format]
//   floor EXPORTS/ MUSCLES.csv FOLDER THREADS [...]      a folder of files, each with the sets of one athlete, who is called as it is
//
// Work is handed out in pieces of whole athletes, read by pread into a buffer of each thread; tables are written in the order of the
// pieces, so that memory does not grow with the file. A stage ends the work early; what it came to is printed, so that nothing
// is optimised away.
#include <fcntl.h>
#include <immintrin.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using std::string;
using std::vector;

enum Stage { scan, tokenise, numbers, aggregate, format };

[[noreturn]] static void stop(const char *reason) {
  fprintf(stderr, "floor: %s\n", reason);
  exit(1);
}

// MARK: Days and weeks

static int day_number(const char *s) {
  auto two = [&](int i) { return (s[i] - '0') * 10 + (s[i + 1] - '0'); };
  const int month = two(5), year = two(0) * 100 + two(2) - (month <= 2);
  const int era = year / 400, of_era = year - era * 400;
  const int of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + two(8) - 1;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

static void civil(int day, int &year, int &month, int &dom) {
  const int z = day + 719468, era = z / 146097, e = z - era * 146097;
  const int y = (e - e / 1460 + e / 36524 - e / 146096) / 365;
  const int d = e - (365 * y + y / 4 - y / 100), m = (5 * d + 2) / 153;
  dom = d - (153 * m + 2) / 5 + 1;
  month = m < 10 ? m + 3 : m - 9;
  year = y + era * 400 + (month <= 2);
}

static char *put_date(char *o, int day) {
  int y, m, d;
  civil(day, y, m, d);
  o[0] = '0' + y / 1000, o[1] = '0' + y / 100 % 10, o[2] = '0' + y / 10 % 10, o[3] = '0' + y % 10;
  o[4] = o[7] = '-';
  o[5] = '0' + m / 10, o[6] = '0' + m % 10, o[8] = '0' + d / 10, o[9] = '0' + d % 10;
  return o + 10;
}

/// "2026-W46,2026-11-09", by week since 1900: the more sets an athlete has, the earlier the generator begins.
struct WeekTexts {
  struct Text { char s[20]; };
  vector<Text> texts = vector<Text>(8000);
  /// Monday 1900-01-01, in days since 1970.
  static constexpr int first_monday = -25567;
  static int week(int day) { return (day - first_monday) / 7; }
  const char *operator[](int week) {
    char *s = texts[week].s;
    if (!*s) {
      const int monday = week * 7 + first_monday;
      int y, m, d;
      civil(monday + 3, y, m, d);
      char first[12];
      snprintf(first, sizeof first, "%04d-01-01", y);
      put_date(s + 9, monday);
      const int number = (monday + 3 - day_number(first)) / 7 + 1;
      memcpy(s, s + 9, 4);
      s[0] = '0' + y / 1000, s[1] = '0' + y / 100 % 10, s[2] = '0' + y / 10 % 10, s[3] = '0' + y % 10;
      s[4] = '-', s[5] = 'W', s[6] = '0' + number / 10, s[7] = '0' + number % 10, s[8] = ',';
    }
    return s;
  }
};

// MARK: Numbers

/// Hundredths of a decimal number with up to two places.
static inline int64_t hundredths(const char *p, const char *end) {
  int64_t value = 0;
  while (p < end && *p != '.') value = value * 10 + (*p++ - '0');
  value *= 100;
  if (p + 1 < end) value += (p[1] - '0') * 10;
  if (p + 2 < end) value += p[2] - '0';
  return value;
}

static inline char *put(char *o, uint64_t number) {
  char digits[20];
  int n = 0;
  do digits[n++] = '0' + number % 10; while (number /= 10);
  while (n) *o++ = digits[--n];
  return o;
}

static inline char *put_hundredths(char *o, int64_t number) {
  o = put(o, number / 100);
  const int rest = number % 100;
  if (!rest) return o;
  *o++ = '.', *o++ = '0' + rest / 10;
  if (rest % 10) *o++ = '0' + rest % 10;
  return o;
}

/// e1RM by load and repetitions: few values, each written once with twelve digits. Loads are quarters of a kilogram below 1,024.
struct Estimates {
  struct Text { uint8_t length = 0; char s[19]; };
  vector<Text> texts = vector<Text>(12 << 12);
  static double value(uint32_t load, uint32_t repetitions) {
    return load / 100.0 * (36.0 / (37 - repetitions));
  }
  char *put(char *o, uint32_t load, uint32_t repetitions) {
    if (load % 25 || load / 25 >= 1 << 12) return o + sprintf(o, "%.12g", value(load, repetitions));
    Text &text = texts[load / 25 * 12 + repetitions - 1];
    if (!text.length) {
      char whole[32];
      text.length = snprintf(whole, sizeof whole, "%.12g", value(load, repetitions));
      memcpy(text.s, whole, text.length);
    }
    memcpy(o, text.s, sizeof text.s);
    return o + text.length;
  }
};

// MARK: Names

static uint64_t hash(const char *p, size_t n) {
  uint64_t head = 0, tail = 0;
  memcpy(&head, p, std::min<size_t>(n, 8));
  if (n >= 8) memcpy(&tail, p + n - 8, 8);
  uint64_t x = (head ^ tail * 0x9e3779b97f4a7c15 ^ n) * 0xd6e8feb86659fd93;
  if (n > 16) memcpy(&tail, p + n / 2 - 4, 8), x = (x ^ tail) * 0x9e3779b97f4a7c15;
  return x ^ x >> 29;
}

struct Muscles {
  vector<string> names;
  /// By exercise, muscles and twice their weights.
  std::map<string, vector<std::pair<int, int>>> weights;
};

static Muscles read_muscles(const char *path) {
  Muscles muscles;
  FILE *file = fopen(path, "r");
  char line[512];
  if (!file || !fgets(line, sizeof line, file)) stop("no muscles");
  while (fgets(line, sizeof line, file)) {
    char *second = strchr(line + 1, '"'), *third = strrchr(line, ',');
    const string name(second + 2, third);
    auto found = std::find(muscles.names.begin(), muscles.names.end(), name);
    if (found == muscles.names.end()) found = muscles.names.insert(found, name);
    muscles.weights[string(line + 1, second)].push_back(
        {int(found - muscles.names.begin()), int(2 * atof(third + 1))});
  }
  fclose(file);
  return muscles;
}

// MARK: What is gathered of an athlete

struct Buffer {
  char *bytes = nullptr;
  size_t count = 0, capacity = 0;
  char *room(size_t n) {
    if (count + n > capacity) {
      capacity = 2 * (count + n) + (1 << 20);
      bytes = (char *)realloc(bytes, capacity);
      if (!bytes) stop("no memory");
    }
    return bytes + count;
  }
  void end(char *p) { count = p - bytes; }
};

struct Best { uint32_t load = 0, repetitions = 0; double value = -1; };

struct Week {
  int week = 0;
  uint32_t working = 0, hard = 0, loaded = 0;
  int64_t volume = 0;
  Best best;
};

struct Set { uint32_t load; bool numbered, hard; };

struct Exercise {
  vector<Week> weeks;
  vector<Set> today;
  int day = -1, best_day = 0;
  uint32_t bands[3] = {0, 0, 0};
  bool isUsed = false;
};

struct Athlete {
  const Muscles &muscles;
  Buffer tables[3];
  WeekTexts weeks;
  Estimates estimates;
  vector<Exercise> exercises;
  vector<string> names;
  vector<const vector<std::pair<int, int>> *> weights;
  vector<int> used, slots = vector<int>(4096, -1);
  vector<uint32_t> counts;
  string name;

  explicit Athlete(const Muscles &m) : muscles(m) {}

  int exercise(const char *p, size_t n) {
    for (uint64_t place = hash(p, n);; place++) {
      int &slot = slots[place & 4095];
      if (slot < 0) {
        if (names.size() > 2000) stop("more exercises than a floor needs");
        slot = int(names.size());
        names.emplace_back(p, n);
        exercises.emplace_back();
        const string plain = *p == '"' ? string(p + 1, n - 2) : string(p, n);
        if (plain.find_first_of(",\"\n") == string::npos) names.back() = plain;
        spelled.emplace_back(p, n);
        auto found = muscles.weights.find(plain);
        weights.push_back(found == muscles.weights.end() ? nullptr : &found->second);
        return slot;
      }
      if (spelled[slot].size() == n && !memcmp(spelled[slot].data(), p, n)) return slot;
    }
  }

  inline void add(int e, int day, uint32_t load, uint32_t repetitions, bool loaded, bool numbered, bool hard) {
    Exercise &x = exercises[e];
    if (!x.isUsed) x.isUsed = true, used.push_back(e);
    if (x.day != day) {
      close_day(x);
      x.day = day;
      const int week = WeekTexts::week(day);
      if (x.weeks.empty() || x.weeks.back().week != week) {
        x.weeks.emplace_back();
        x.weeks.back().week = week;
      }
    }
    Week &w = x.weeks.back();
    w.working++, w.hard += hard;
    if (repetitions) x.bands[(repetitions > 5) + (repetitions > 12)]++;
    if (!loaded) return;
    w.loaded++, w.volume += int64_t(load) * repetitions;
    x.today.push_back({load, numbered, hard});
    if (repetitions > 12) return;
    const double value = Estimates::value(load, repetitions);
    if (value > w.best.value) w.best = {load, repetitions, value};
    if (value > best(x).value) best(x) = {load, repetitions, value}, x.best_day = day;
  }

  void flush(bool writes) {
    int first = 1 << 30, last = 0;
    for (int e : used) {
      close_day(exercises[e]);
      first = std::min(first, exercises[e].weeks.front().week);
      last = std::max(last, exercises[e].weeks.back().week);
    }
    const size_t width = muscles.names.size();
    if (!used.empty()) counts.assign((last - first + 1) * width, 0);
    for (int e : used) {
      for (const Week &w : exercises[e].weeks)
        if (weights[e])
          for (auto [m, weight] : *weights[e]) counts[(w.week - first) * width + m] += weight * w.hard;
      if (writes) write(e);
      Exercise &x = exercises[e];
      x.weeks.clear(), x.day = -1, x.isUsed = false, best(x) = Best();
      x.bands[0] = x.bands[1] = x.bands[2] = 0;
    }
    if (writes && !used.empty()) write_muscles(first, last);
    used.clear();
  }

 private:
  vector<string> spelled;
  vector<Best> bests;

  Best &best(Exercise &x) {
    const size_t e = &x - exercises.data();
    if (bests.size() <= e) bests.resize(e + 64);
    return bests[e];
  }

  /// Takes unmarked warm-ups back from the hard sets.
  static void close_day(Exercise &x) {
    uint32_t top = 0;
    size_t place = 0;
    for (size_t i = 0; i < x.today.size(); i++)
      if (x.today[i].load > top) top = x.today[i].load, place = i;
    for (size_t i = 0; i < place; i++) {
      const Set &set = x.today[i];
      if (set.numbered && set.hard && set.load / 100.0 < 0.6 * (top / 100.0)) x.weeks.back().hard--;
    }
    x.today.clear();
  }

  char *names_of(char *o, const string &second) {
    memcpy(o, name.data(), name.size()), o += name.size(), *o++ = ',';
    memcpy(o, second.data(), second.size()), o += second.size(), *o++ = ',';
    return o;
  }

  void write(int e) {
    const size_t most = name.size() + names[e].size() + 160;
    Week sum;
    for (const Week &w : exercises[e].weeks) {
      sum.working += w.working, sum.hard += w.hard, sum.loaded += w.loaded, sum.volume += w.volume;
      char *o = names_of(tables[0].room(most), names[e]);
      memcpy(o, weeks[w.week], 19), o += 19, *o++ = ',';
      o = put(o, w.working), *o++ = ',', o = put(o, w.hard), *o++ = ',';
      if (w.loaded) o = put_hundredths(o, w.volume);
      *o++ = ',';
      if (w.best.value > 0) o = estimates.put(o, w.best.load, w.best.repetitions);
      *o++ = '\r', *o++ = '\n';
      tables[0].end(o);
    }
    Exercise &x = exercises[e];
    char *o = names_of(tables[2].room(most), names[e]);
    o = put(o, sum.working), *o++ = ',', o = put(o, sum.hard), *o++ = ',';
    if (sum.loaded) o = put_hundredths(o, sum.volume);
    *o++ = ',';
    if (best(x).value > 0) {
      o = estimates.put(o, best(x).load, best(x).repetitions), *o++ = ',';
      o = put_date(o, x.best_day);
    } else {
      *o++ = ',';
    }
    for (uint32_t count : x.bands) *o++ = ',', o = put(o, count);
    *o++ = '\r', *o++ = '\n';
    tables[2].end(o);
  }

  void write_muscles(int first, int last) {
    const size_t width = muscles.names.size();
    for (size_t m = 0; m < width; m++)
      for (int week = first; week <= last; week++) {
        const uint32_t count = counts[(week - first) * width + m];
        if (!count) continue;
        char *o = names_of(tables[1].room(name.size() + 96), muscles.names[m]);
        memcpy(o, weeks[week], 19), o += 19, *o++ = ',';
        o = put(o, count / 2);
        if (count % 2) *o++ = '.', *o++ = '5';
        *o++ = '\r', *o++ = '\n';
        tables[1].end(o);
      }
  }
};

// MARK: Rows

struct Masks { uint64_t quotes, ends; };

static inline Masks masks(const char *p) {
  const __m256i a = _mm256_loadu_si256((const __m256i *)p), b = _mm256_loadu_si256((const __m256i *)(p + 32));
  auto find = [&](char c) {
    const __m256i wide = _mm256_set1_epi8(c);
    return uint64_t(uint32_t(_mm256_movemask_epi8(_mm256_cmpeq_epi8(a, wide)))) |
           uint64_t(uint32_t(_mm256_movemask_epi8(_mm256_cmpeq_epi8(b, wide)))) << 32;
  };
  return {find('"'), find(',') | find('\n')};
}

struct Sums { uint64_t ends = 0, rows = 0, loads = 0; };

/// With the column Athlete; a file of one athlete has one less.
static const int columns = 13;

/// @param f where the cells end, that of the athlete too: -1 where there is none.
template <Stage stage, bool is_of_one> static void row(const char *b, uint32_t start, const uint32_t *f, Athlete &athlete, Sums &sums,
                                       const char *&date, int &day, const char *&exercise, size_t &length, int &code) {
  sums.rows++;
  if (stage == tokenise) return;
  if (const size_t n = f[0] - start;
      !is_of_one && (n != athlete.name.size() || memcmp(b + start, athlete.name.data(), n))) {
    athlete.flush(stage == format);
    athlete.name.assign(b + start, n);
    date = nullptr;
  }
  const char *d = is_of_one ? b + start : b + f[0] + 1;
  if (!date || memcmp(d, date, 10)) day = day_number(d), date = d;
  const char *e = b + f[3] + 1;
  const size_t size = f[4] - f[3] - 1;
  if (size != length || memcmp(e, exercise, size)) code = athlete.exercise(e, size), exercise = e, length = size;
  const char order = b[f[4] + 1];
  auto number = [&](int i) { return hundredths(b + f[i - 1] + 1, b + f[i]); };
  const int64_t load = number(6), repetitions = number(7), distance = number(8), seconds = number(9);
  const bool isRated = f[12] > f[11] + 1;
  const bool hard = !distance && (!isRated || number(12) >= 600);
  if (stage == numbers) {
    sums.loads += load + repetitions + distance + seconds + hard + day + code;
    return;
  }
  if (order == 'W' || (repetitions < 100 && !seconds && !distance)) return;
  const bool loaded = load && repetitions >= 100 && !distance;
  athlete.add(code, day, load, repetitions / 100, loaded, order >= '0' && order <= '9', hard);
}

/// Reads the rows of several athletes, or, with their name given before, of one.
template <Stage stage, bool is_of_one>
static void read_rows(const char *b, size_t count, Athlete &athlete, Sums &sums) {
  static const int width = is_of_one ? columns - 1 : columns;
  static const size_t block = 64 << 10;
  vector<uint32_t> room(block + 65);
  uint32_t *const ends = room.data() + 1;
  size_t held = 0;
  uint64_t inside = 0;
  uint32_t start = 0;
  const char *date = nullptr, *exercise = "";
  size_t length = 0;
  int day = 0, code = 0;
  if (!is_of_one) athlete.name.clear();
  for (size_t from = 0; from < count;) {
    const size_t to = std::min(from + block / 4, count);
    // The buffer has 64 bytes more than were read, and they hold no separator.
    for (; from < to; from += 64) {
      const Masks m = masks(b + from);
      const __m128i carried = _mm_clmulepi64_si128(_mm_set_epi64x(0, m.quotes), _mm_set1_epi8(-1), 0);
      const uint64_t quoted = _mm_cvtsi128_si64(carried) ^ inside;
      inside = uint64_t(int64_t(quoted) >> 63);
      uint64_t found = m.ends & ~quoted;
      sums.ends += __builtin_popcountll(found);
      if (stage == scan) continue;
      uint32_t *o = &ends[held];
      held += __builtin_popcountll(found);
      for (; found; found &= found - 1) *o++ = from + __builtin_ctzll(found);
    }
    size_t i = 0;
    for (; i + width <= held; i += width) {
      if (b[ends[i + width - 1]] != '\n') stop("a row of other columns");
      // One place before the first cell's end is not looked at where there is no athlete.
      row<stage, is_of_one>(b, start, &ends[i] - is_of_one, athlete, sums, date, day, exercise, length, code);
      start = ends[i + width - 1] + 1;
    }
    std::copy(ends + i, ends + held, ends);
    held -= i;
  }
  if (stage >= aggregate) athlete.flush(stage == format);
}

// MARK: Pieces

struct Pieces {
  /// Empty where there is one file of many athletes.
  vector<string> files;
  int file = -1;
  /// Of the file in bytes, or of the list in files.
  size_t size = 0, next = 0;
  int claimed = 0, written = 0;
  std::mutex mutex;
  std::condition_variable turn;
  static const size_t usual = 4 << 20, files_of_piece = 32;

  /// The start of the first athlete at or after a place.
  size_t boundary(size_t from) const {
    vector<char> bytes(1 << 20);
    string name;
    while (from < size) {
      const ssize_t count = pread(file, bytes.data(), bytes.size(), from);
      if (count <= 0) stop("cannot read");
      size_t used = 0;
      const char *end = bytes.data() + count, *p = bytes.data();
      while ((p = (const char *)memchr(p, '\n', end - p)) && p + 128 < end) {
        p++;
        const char *comma = (const char *)memchr(p, ',', 96);
        used = p - bytes.data();
        if (!comma || comma[5] != '-' || comma[8] != '-' || comma[11] != ' ' || comma[20] != ',') continue;
        if (!name.empty() && name != string(p, comma)) return from + (p - bytes.data());
        name.assign(p, comma);
      }
      if (used == 0 || from + count >= size) return size;
      from += used - 1;
    }
    return size;
  }

  bool claim(size_t &from, size_t &to, int &number) {
    std::lock_guard lock(mutex);
    if (next >= size) return false;
    from = next;
    if (files.empty()) {
      next = to = size - next <= usual ? size : boundary(next + usual);
    } else {
      next = to = std::min(size, next + files_of_piece);
    }
    number = claimed++;
    return true;
  }
};

static void read_bytes(int file, size_t from, size_t to, Buffer &input) {
  input.count = 0;
  char *bytes = input.room(to - from + 64);
  for (size_t done = 0; done < to - from;) {
    const ssize_t count = pread(file, bytes + done, to - from - done, from + done);
    if (count <= 0) stop("cannot read");
    done += count;
  }
  memset(bytes + (to - from), ' ', 64);
}

template <Stage stage> static void read_file(const string &path, Buffer &input, Athlete &athlete, Sums &sums) {
  const int file = open(path.c_str(), O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) stop("cannot open an export");
  read_bytes(file, 0, status.st_size, input);
  close(file);
  const char *line = (const char *)memchr(input.bytes, '\n', status.st_size);
  if (!line || memcmp(input.bytes, "Date,", 5)) stop("no header of an export");
  const size_t slash = path.rfind('/') + 1;
  athlete.name = path.substr(slash, path.size() - slash - 4);
  const size_t head = line + 1 - input.bytes;
  read_rows<stage, true>(line + 1, status.st_size - head, athlete, sums);
}

template <Stage stage> static void work(Pieces &pieces, const Muscles &muscles, const int *tables, Sums &total) {
  Athlete athlete(muscles);
  Sums sums;
  Buffer input;
  size_t from, to;
  int number;
  while (pieces.claim(from, to, number)) {
    if (pieces.files.empty()) {
      read_bytes(pieces.file, from, to, input);
      read_rows<stage, false>(input.bytes, to - from, athlete, sums);
    }
    for (; !pieces.files.empty() && from < to; from++) read_file<stage>(pieces.files[from], input, athlete, sums);
    if (stage < format) continue;
    std::unique_lock lock(pieces.mutex);
    pieces.turn.wait(lock, [&] { return pieces.written == number; });
    lock.unlock();
    for (int i = 0; i < 3; i++) {
      for (size_t done = 0; done < athlete.tables[i].count;) {
        const ssize_t count = write(tables[i], athlete.tables[i].bytes + done, athlete.tables[i].count - done);
        if (count <= 0) stop("cannot write");
        done += count;
      }
      athlete.tables[i].count = 0;
    }
    lock.lock();
    pieces.written++;
    pieces.turn.notify_all();
  }
  std::lock_guard lock(pieces.mutex);
  total.ends += sums.ends, total.rows += sums.rows, total.loads += sums.loads;
}

static void open_sets(const char *path, Pieces &pieces) {
  if (std::filesystem::is_directory(path)) {
    for (const auto &entry : std::filesystem::directory_iterator(path))
      if (entry.path().extension() == ".csv") pieces.files.push_back(entry.path());
    std::sort(pieces.files.begin(), pieces.files.end());
    pieces.size = pieces.files.size();
    return;
  }
  pieces.file = open(path, O_RDONLY);
  struct stat status;
  if (pieces.file < 0 || fstat(pieces.file, &status)) stop("cannot open the sets");
  pieces.size = status.st_size;
  char head[512];
  const ssize_t first = pread(pieces.file, head, sizeof head, 0);
  const char *line = first > 8 && !memcmp(head, "Athlete,", 8) ? (const char *)memchr(head, '\n', first) : nullptr;
  if (!line) stop("no column Athlete");
  pieces.next = line + 1 - head;
}

int main(int count, char **arguments) {
  if (count < 5) stop("usage: floor SETS.csv MUSCLES.csv FOLDER THREADS [STAGE]");
  const char *names[] = {"scan", "tokenise", "numbers", "aggregate", "format"};
  const string asked = count > 5 ? arguments[5] : "format";
  const int stage = int(std::find(names, names + 5, asked) - names);
  const Muscles muscles = read_muscles(arguments[2]);
  Pieces pieces;
  open_sets(arguments[1], pieces);
  const char *files[] = {"exercise_weeks", "muscle_weeks", "exercises"};
  const char *heads[] = {
      "athlete,exercise,week,start,working_sets,hard_sets,volume_kg,best_e1rm_kg\r\n",
      "athlete,muscle,week,start,fractional_sets\r\n",
      "athlete,exercise,working_sets,hard_sets,volume_kg,best_e1rm_kg,best_e1rm_date,heavy_sets,moderate_sets,"
      "light_sets\r\n"};
  int tables[3] = {-1, -1, -1};
  for (int i = 0; i < 3 && stage == format; i++) {
    const string path = string(arguments[3]) + "/" + files[i] + ".csv";
    tables[i] = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (tables[i] < 0 || write(tables[i], heads[i], strlen(heads[i])) < 0) stop("cannot write");
  }
  Sums total;
  auto run = stage == scan        ? work<scan>
             : stage == tokenise  ? work<tokenise>
             : stage == numbers   ? work<numbers>
             : stage == aggregate ? work<aggregate>
                                  : work<format>;
  vector<std::thread> threads;
  for (int i = 1; i < atoi(arguments[4]); i++)
    threads.emplace_back(run, std::ref(pieces), std::cref(muscles), tables, std::ref(total));
  run(pieces, muscles, tables, total);
  for (auto &thread : threads) thread.join();
  printf("%llu fields, %llu rows, %llu\n", (unsigned long long)total.ends, (unsigned long long)total.rows,
         (unsigned long long)total.loads);
}
