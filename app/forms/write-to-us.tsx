import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './write-to-us.module.css';

/**
 * A section's heading and lead, and the contact form on a card: beside them on a desk.
 *
 * @param card the form's own heading
 * @param children what stands under the lead: other ways to reach us
 */
export function WriteToUs({
  heading,
  lead,
  card,
  children,
  ...form
}: {
  heading: string;
  lead: string;
  card: string;
  children?: ReactNode;
} & Pick<ComponentProps<typeof EnquiryForm>, 'id' | 'variant'>) {
  return (
    <div className={styles.columns}>
      <div>
        <h2>{heading}</h2>
        <p className={classNames('lead', styles.lead)}>{lead}</p>
        {children}
      </div>
      <EnquiryForm {...form} look="card" heading={<h3>{card}</h3>} />
    </div>
  );
}
