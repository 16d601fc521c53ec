import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sitePage } from '#content/office/site-texts.ts';
import { valueAt } from '#content/schemas/document-value.ts';
import { entryName } from '#content/schemas/editor-fields.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { ifDone } from '../../api/client.ts';
import { siteMutations } from '../../api/site-queries.ts';
import { Problem } from '../../chrome/failed.tsx';
import { useEditing } from '../editor/editing.ts';
import styles from './document-field.module.css';
import { FieldGroup, type FieldProps, useField } from './field-frame.tsx';
import { ValueField } from './value-field.tsx';

const words = sitePage.picture;

interface Picture {
  id: string;
  /** A logo has none. */
  alt?: string;
}

/** A picture and its description. One that may be left out can be removed. */
export function PictureField({ field, steps }: FieldProps) {
  const { value: document, changeLater } = useEditing();
  const { path, value, set } = useField({ field, steps });
  const upload = useMutation(siteMutations.upload);
  const input = useRef<HTMLInputElement>(null);
  const picture = value as Picture | undefined;
  const alt = field.fields?.alt;
  const isOptional = field.empty !== undefined;
  const take = (file: File | undefined) => {
    if (!file) return;
    const name = entryName(valueAt(document, steps.slice(0, -1))) ?? '';
    ifDone(upload.mutateAsync(file), ({ id }) =>
      changeLater(steps, (was) =>
        alt ? { id, alt: (was as Picture | undefined)?.alt || name } : { id },
      ),
    );
  };
  return (
    <FieldGroup field={field} steps={steps} className={styles.record}>
      <input
        ref={input}
        type="file"
        hidden
        name={path}
        aria-label={words.choose}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {picture && isUploaded(picture.id) && (
        <img
          className={styles.picture}
          src={`/api/site/pictures/${picture.id}`}
          alt={picture.alt ?? ''}
        />
      )}
      {picture && alt && <ValueField field={alt} steps={[...steps, 'alt']} />}
      <p className="small">
        {!alt
          ? 'PNG, JPEG or WebP, at least 512 pixels wide. Without one the drawn logo is shown.'
          : picture || !isOptional
            ? 'Ask the person before you publish their photo.'
            : 'Without a photo the initials are shown.'}
      </p>
      <ButtonRow as="div">
        <Button
          size="small"
          busy={upload.isPending && 'Uploading …'}
          onClick={() => input.current?.click()}
        >
          {picture ? words.another : words.choose}
        </Button>
        {picture && isOptional && (
          <Button variant="link" size="small" onClick={() => set(undefined)}>
            Remove the photo
          </Button>
        )}
      </ButtonRow>
      <Problem error={upload.error} />
    </FieldGroup>
  );
}

/** Pictures that came with the site are files of the site, and have names as ids. */
function isUploaded(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id);
}
