import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide';
import type { ComponentProps } from 'react';
import { classesPage } from '#content/office/classes-texts.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '../browser/announce.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { Problem } from './failed.tsx';

const words = classesPage.sheet;

/** Copies a text, and says so. */
export function CopyButton({
  message,
  label = 'Copy the message',
  ...button
}: { message: string; label?: string } & Omit<ComponentProps<typeof Button>, 'children'>) {
  const copy = useMutation({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onSuccess: () => announce(words.copied),
  });
  const isCopied = copy.isSuccess && copy.variables === message;
  return (
    <>
      <Button {...button} onClick={() => copy.mutate(message)}>
        <IconLabel of={isCopied ? Check : Copy}>{isCopied ? words.copied : label}</IconLabel>
      </Button>
      <Problem
        error={
          copy.isError &&
          'Your browser did not allow copying. Please select the message and copy it.'
        }
      />
    </>
  );
}
