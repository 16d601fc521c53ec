import { school } from '#content/school/school.ts';

/** The logo and the school's name, leading home. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <rect className="brand-plate" width="44" height="44" rx="9" />
        <path className="brand-grid" d="M11 0v44M22 0v44M33 0v44M0 11h44M0 22h44M0 33h44" />
        <path className="brand-tick" d="M10 23l8.5 9L35 10" />
      </svg>
      <span>
        {school.name.value}
        <small>Colombo 05</small>
      </span>
    </a>
  );
}
