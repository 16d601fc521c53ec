import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Symbols } from '#app/chrome/symbols.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NotFoundSpot } from '#app/ui/spots.tsx';
import { notFound } from '#content/notices.ts';
import { school } from '#content/school.ts';

export const meta = () => [
  { title: `${notFound.message} | ${school.name.value}` },
  { name: 'robots', content: 'noindex' },
];

/** Any path that is no page (specification, section 2): a question without an answer. */
export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);

  return (
    <section className="s ruled nf">
      <Symbols at={{ corner: 'root', right: 'sigma' }} />
      <div className="pg">
        <div className="note mk" aria-hidden="true">
          <svg viewBox="0 0 120 90" aria-hidden="true">
            <path d="M18 20c18 14 54 38 84 56M96 12C72 34 40 58 20 78" />
          </svg>
          <span className="fig">{notFound.mark}</span>
        </div>
        <div>
          <p className="qn">
            <b>
              {notFound.question} <span>{notFound.code}</span>.
            </b>{' '}
            {notFound.asks}
          </p>
          <p className="try">
            {notFound.crossedOut[0]}
            <br />
            {notFound.crossedOut[1]}
          </p>
          <h1>{notFound.message}</h1>
          <p className="lead">{notFound.lead}</p>
          <p className="row-btn">
            <ButtonLink look="go" href={notFound.action.path}>
              {notFound.action.name}
            </ButtonLink>
            <ButtonLink look="quiet" href={notFound.otherAction.path}>
              {notFound.otherAction.name}
            </ButtonLink>
          </p>
        </div>
        <NotFoundSpot className="spot" />
      </div>
    </section>
  );
}
