import { CircleAlert } from 'lucide';
import { Link } from 'react-router';
import { sitePage } from '#content/office/site-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { curricula, type FeeTier, feesOf } from '#content/teaching/fees.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { times } from '#rules/fees/money.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Sheet } from '#ui/paper.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { useDocuments } from '../../api/documents.ts';
import boxes from '../../ui/boxes.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useEditing } from './editing.ts';
import styles from './fee-slips.module.css';

const words = sitePage.fees;

type Prices = Documents['fees'];

/** The prices of the fees page, by their fields. */
function pricesShown(documents: Documents): readonly {
  key: Exclude<keyof Prices, 'placeholders'>;
  level: Level;
  tier: FeeTier;
}[] {
  const { 'o-level': oLevel, 'a-level': aLevel } = feesOf(documents);
  return [
    { key: 'oLevelLocal', level: 'o-level', tier: oLevel['Local GCE'] },
    { key: 'oLevelEdexcel', level: 'o-level', tier: oLevel.Edexcel },
    { key: 'oLevelCambridge', level: 'o-level', tier: oLevel.Cambridge },
    { key: 'aLevelLocal', level: 'a-level', tier: aLevel['Local GCE'] },
    { key: 'aLevelEdexcelOnFeesPage', level: 'a-level', tier: aLevel.Edexcel },
    { key: 'aLevelCambridge', level: 'a-level', tier: aLevel.Cambridge },
  ];
}

/** Next to the fields: the slips that change as parents will see them, and what follows from them. */
export function FeeSlips() {
  const documents = useDocuments();
  const { value, published } = useEditing();
  const [now, was] = [value, published] as [Prices, Prices];
  // What is being typed may not be a price yet.
  const prices = pricesShown(documents)
    .filter(({ key }) => typeof now[key] === 'number')
    .map((price) => ({
      ...price,
      text: moneyText({ ...price.tier, amount: now[price.key] }),
      isChanged: now[price.key] !== was[price.key],
    }));
  const changed = prices.filter(({ isChanged }) => isChanged);
  return (
    <aside className={classNames(layout.stack, styles.slips)}>
      <TwoPrices prices={now} />
      {changed.length > 0 && (
        <>
          <Sheet className={boxes.slip}>
            <h2>As parents will see it</h2>
            {curricula
              .map((curriculum) => prices.filter(({ tier }) => tier.curriculum === curriculum))
              .filter((slip) => slip.some(({ isChanged }) => isChanged))
              .map((slip) => (
                <div key={slip[0]?.key} className={styles.slip}>
                  <h3>{slip[0]?.tier.curriculum}</h3>
                  <FactList>
                    {slip.map(({ key, level, text, isChanged }) => (
                      <Fact key={key} name={levels[level].name}>
                        {isChanged ? <mark>{text}</mark> : text}
                      </Fact>
                    ))}
                  </FactList>
                </div>
              ))}
            <Link to="/site/preview?path=%2Ffees">The whole page</Link>
          </Sheet>
          <Sheet className={boxes.slip}>
            <h2>What changes with it</h2>
            {changed.map(({ key, level, tier }) => (
              <div key={key}>
                <h3>{`A week of ${tier.name}, ${levels[level].name}`}</h3>
                <FactList>
                  {([1, 3] as const).map((subjects) => {
                    const sum = (amount: number) =>
                      moneyText(
                        times({ ...tier, amount }, documents.claims.weeklyHours[level] * subjects),
                      );
                    return (
                      <Fact key={subjects} name={words.subjects[subjects]}>
                        <s>{sum(was[key])}</s> <span aria-hidden="true">→</span>
                        <VisuallyHidden>{sitePage.publishing.now}</VisuallyHidden>{' '}
                        <b>{sum(now[key])}</b>
                      </Fact>
                    );
                  })}
                </FactList>
              </div>
            ))}
          </Sheet>
        </>
      )}
    </aside>
  );
}

/** The two readings of one price: families read both until one of them is chosen. */
function TwoPrices({ prices }: { prices: Prices }) {
  const { change } = useEditing();
  const documents = useDocuments();
  const keys = ['aLevelEdexcelOnFeesPage', 'aLevelEdexcelOnProgrammePages'] as const;
  const both = keys.map((key) => prices[key]);
  if (both[0] === both[1] || both.some((price) => typeof price !== 'number')) return null;
  return (
    <Notice icon={CircleAlert} title="The website gives two prices for Edexcel A Level.">
      <p>Families read both. Is one of them right for all pages?</p>
      <ButtonRow as="div">
        {both.map((amount) => (
          <Button
            key={amount}
            size="small"
            onClick={() => {
              for (const key of keys) change([key], amount);
            }}
          >
            {words.everywhere(moneyText({ ...feesOf(documents)['a-level'].Edexcel, amount }))}
          </Button>
        ))}
      </ButtonRow>
    </Notice>
  );
}
