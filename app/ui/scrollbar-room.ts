/** An overlay stops the page from scrolling; keeping the room of the scrollbar keeps the page from shifting. */
export function keepScrollbarRoom() {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  return () => {
    root.style.scrollbarGutter = "";
  };
}
