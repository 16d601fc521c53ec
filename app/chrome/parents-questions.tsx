import { questionsOn } from '#content/school/questions.ts';
import { schoolOf } from '#content/school/school.ts';
import { namesOffer } from '#content/teaching/early-bird.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ActionLink } from '#ui/actions.tsx';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './parents-questions.module.css';
import { TitledSection } from './titled-section.tsx';

const school = schoolOf(documents);

/** What parents ask, as far as the school has answered it; otherwise nothing. */
export function ParentsQuestions({
  page,
  ground = 'mist',
}: {
  page: Parameters<typeof questionsOn>[1];
  ground?: 'mist' | 'white';
}) {
  const questions = questionsOn(documents.questions, page);
  return (
    <TitledSection
      ground={ground}
      heading="What parents ask"
      of={questions}
      note={
        <>
          <p className="no-print">Not answered here?</p>
          <ActionLink href={whatsAppHref(school.mobile)}>Ask on WhatsApp</ActionLink>
        </>
      }
    >
      <div className={styles.questions}>
        {questions.map(({ id, question, answer }) => (
          <Accordion
            key={id}
            question={question}
            data-promotion={namesOffer(documents, `${question} ${answer}`) ? '' : undefined}
          >
            <NoWrap as="p">{answer}</NoWrap>
          </Accordion>
        ))}
      </div>
    </TitledSection>
  );
}
