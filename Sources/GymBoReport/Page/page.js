"use strict";
// All can be read without it.
const all = (place, query) => [...place.querySelectorAll(query)];
const fold = (text) =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/ı/g, "i");

// A lift is found by a part of its names; if there is none, by all words in any order.
const field = document.querySelector("#find");
if (field) {
  const lifts = all(document, "details.lift").map((lift) => {
    const name = lift.querySelector("bdi").textContent;
    return { lift, name, key: fold(`${name} ${lift.dataset.names ?? ""}`) };
  });
  const [none, list] = document.querySelector(".found").children;
  const add = (place, kind, text) => {
    const part = document.createElement(kind);
    part.textContent = text;
    place.append(part);
    return part;
  };
  for (const part of all(document, ".find")) part.hidden = false;
  field.addEventListener("input", () => {
    const wanted = fold(field.value).trim();
    const having = (words) => lifts.filter(({ key }) => wanted && words.every((word) => key.includes(word)));
    let found = having([wanted]);
    if (!found.length) found = having(wanted.split(/\s+/));
    const begins = ({ key }) => key.startsWith(wanted);
    found.sort((one, other) => begins(other) - begins(one));
    list.replaceChildren();
    for (const { lift, name } of found.slice(0, 12)) {
      const item = add(list, "li", "");
      add(item, "a", name).href = `#${lift.querySelector(".at").id}`;
      for (const part of all(lift, "h3 small, summary .chip, summary small:not(h3 *), .none")) add(item, "small", part.textContent);
    }
    none.hidden = found.length || !wanted;
  });
  field.addEventListener("keydown", (event) => {
    if (event.key == "Enter") list.querySelector("a")?.click();
  });
}

// The slider's values are days.
const attach = (slider) => {
  const panel = slider.closest(".panel");
  const readout = document.createElement("output");
  readout.className = "readout";
  slider.after(readout);
  const plots = all(panel, "figure .plot > svg");
  const box = (plot) => plot.querySelector("svg").viewBox.baseVal;
  // A dot is a move from the one before.
  const days = all(panel, "g[id^=m] .dots, g[id^=m] .light")
    .flatMap((path) => {
      let day = 0;
      return [...path.getAttribute("d").matchAll(/m(-?\d+)/gi)].map((move) => (day += Number(move[1])));
    })
    .sort((a, b) => a - b);
  const titles = all(panel, ".numbers thead th").map((cell) => cell.textContent);
  // The latest session is first, below its year.
  const rows = all(panel, ".numbers td:first-child").reverse();
  let at = days.length - 1;
  const row = () => all(rows[at].parentNode, "td")
    .map((cell, index) => index ? `${titles[index]}: ${cell.textContent}` : `${cell.textContent} ${cell.closest("tbody").querySelector("th").textContent}`)
    .join(" · ");
  const show = (index) => {
    at = index;
    slider.value = days[at];
    readout.textContent = row();
    slider.setAttribute("aria-valuetext", row());
    for (const plot of plots) {
      let line = plot.querySelector(".cursor");
      if (!line) {
        line = document.createElementNS(plot.namespaceURI, "line");
        plot.append(line);
        line.setAttribute("class", "cursor");
        line.setAttribute("y2", "100%");
      }
      const across = (100 * (days[at] - box(plot).x)) / box(plot).width;
      for (const end of ["x1", "x2"]) line.setAttribute(end, `${across}%`);
      line.setAttribute("visibility", across < 0 ? "hidden" : "visible");
    }
  };
  const nearest = (day) => {
    const far = days.map((other) => Math.abs(other - day));
    return far.indexOf(Math.min(...far));
  };
  // The slider is as long as the chart that is shown.
  const fit = () => {
    // Asking for the layout would lay out all open panels.
    const range = document.querySelector("[name=r]:checked")?.id;
    const shown = box(panel.querySelector(`.${range} > svg`) ?? plots[0]);
    slider.min = shown.x;
    slider.max = shown.x + shown.width;
    slider.value = days[at];
  };
  slider.hidden = false;
  fit();
  slider.setAttribute("aria-valuetext", row());
  slider.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (days[at + step] >= slider.min) show(at + step);
  });
  slider.addEventListener("input", () => show(nearest(slider.value)));
  slider.addEventListener("focus", () => show(at));
  for (const plot of plots) {
    plot.addEventListener("pointermove", (event) => {
      const frame = plot.getBoundingClientRect();
      show(nearest(box(plot).x + (box(plot).width * (event.clientX - frame.left)) / frame.width));
    });
  }
  for (const range of all(document, "[name=r]")) range.addEventListener("change", fit);
};

// A panel is prepared when it is first opened.
for (const slider of all(document, ".slider")) {
  const lift = slider.closest("details");
  if (lift.open) attach(slider);
  else lift.addEventListener("toggle", () => attach(slider), { once: true });
}
