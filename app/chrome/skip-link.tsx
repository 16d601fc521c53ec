import { chrome } from '#content/pages/navigation.ts';

/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a className="skip" href="#content">
      {chrome.skip}
    </a>
  );
}
