"use strict";
// Without this script everything can be read. It finds lifts, and reads the numbers of a session at a cursor in the chart.
const fold = (text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ı/g, "i");

const field = document.getElementById("find");
if (field) {
  const lifts = [...document.querySelectorAll("details.lift")].map((lift) => [
    lift, fold(lift.querySelector("h3").textContent),
  ]);
  const none = document.querySelector(".none");
  field.closest("p").hidden = false;
  field.addEventListener("input", () => {
    const wanted = fold(field.value.trim());
    let found = 0;
    for (const [lift, name] of lifts) {
      lift.hidden = !name.includes(wanted);
      if (!lift.hidden) found += 1;
    }
    none.hidden = found > 0;
  });
}

for (const slider of document.querySelectorAll(".slider")) {
  const panel = slider.closest(".panel");
  const readout = slider.nextElementSibling;
  const plots = [...panel.querySelectorAll(".chart .plot > svg")];
  // Each dot begins with a move: absolute the first one, then from the one before.
  const days = [...panel.querySelectorAll("g[id^=m] .dots, g[id^=m] .light")]
    .flatMap((path) => {
      let day = 0;
      return [...path.getAttribute("d").matchAll(/m(-?\d+)/gi)].map((move) => (day += Number(move[1])));
    })
    .sort((a, b) => a - b);
  let rows = null;
  const row = (index) => {
    // The table has the latest session first.
    rows ??= [...panel.querySelectorAll(".numbers tbody tr")].reverse();
    return [...rows[index].cells].map((cell) => cell.textContent).join(" · ");
  };
  const show = (index) => {
    const text = row(index);
    slider.value = String(index);
    slider.setAttribute("aria-valuetext", text);
    readout.textContent = text;
    for (const plot of plots) {
      const box = plot.querySelector("svg").viewBox.baseVal;
      let line = plot.querySelector(".cursor");
      if (!line) {
        line = document.createElementNS("http://www.w3.org/2000/svg", "line");
        line.setAttribute("class", "cursor");
        line.setAttribute("y2", "100%");
        plot.append(line);
      }
      const across = (100 * (days[index] - box.x)) / box.width;
      line.setAttribute("x1", across + "%");
      line.setAttribute("x2", across + "%");
      line.toggleAttribute("hidden", across < 0);
      line.setAttribute("visibility", across < 0 ? "hidden" : "visible");
    }
  };
  slider.hidden = readout.hidden = false;
  slider.setAttribute("aria-valuetext", "");
  slider.addEventListener("input", () => show(Number(slider.value)));
  slider.addEventListener("focus", () => show(Number(slider.value)));
  for (const plot of plots) {
    plot.addEventListener("pointermove", (event) => {
      const box = plot.querySelector("svg").viewBox.baseVal;
      const frame = plot.getBoundingClientRect();
      const at = box.x + (box.width * (event.clientX - frame.left)) / frame.width;
      let best = 0;
      for (let index = 1; index < days.length; index += 1) {
        if (Math.abs(days[index] - at) < Math.abs(days[best] - at)) best = index;
      }
      show(best);
    });
  }
}
