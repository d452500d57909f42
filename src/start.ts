// Runs before any module: loads those of the page once its first frame is painted, which the server has rendered, so
// that they take neither bandwidth nor time from it. They load together, since each would else wait for what imports it.
const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** How long the page waits for its typeface before it is shown in another one. */
const TYPEFACE_MS = 1500;
/** After this the scripts are loaded in any case: a page in the background is never painted. */
const LONGEST_MS = 2000;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
  // A new link is loaded, whatever a browser does with one that changes.
  for (const held of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')) {
    const link = held.cloneNode() as HTMLLinkElement;
    link.removeAttribute('media');
    held.replaceWith(link);
  }
}

const served = document.querySelector('.served');
if (served) {
  const show = () => served.classList.add('is-shown');
  // Only what is laid out asks for its typeface.
  served.getBoundingClientRect();
  void document.fonts.ready.then(show);
  setTimeout(show, TYPEFACE_MS);
}

// Without content, as in the panel, nothing is painted before the scripts.
if (document.hidden || !served) start();
else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
} else requestAnimationFrame(() => setTimeout(start));
setTimeout(start, LONGEST_MS);

// By its address alone, the link that reloads would lose the fragment, which may be the secret of a link.
document.querySelector('.served-late a')?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
