import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangeEvent } from '../model/types.ts';
import { answerOf, api } from './client.ts';
import { onReconnect, testConnection } from './connection.ts';
import {
  endSession,
  endSessionBy,
  keys,
  openSession,
  refetch,
  type Session,
} from './query-client.ts';

/** A stream that the server closed is opened again after this, in milliseconds. */
const REOPEN = 3000;

/** While mounted and in sight, refetches what colleagues and families change. */
export function useEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(reopening);
      source?.close();
      source = undefined;
    };
    const open = () => {
      close();
      source = new EventSource('/api/events');
      // Changes before the stream was open were not sent.
      source.onopen = () => {
        void checkSession(client);
        refetch(client, keys.office);
        refetch(client, keys.documents);
      };
      source.addEventListener('change', ({ data }) => {
        const { reference, kind } = JSON.parse(data) as ChangeEvent;
        // An open submission also shows what the diary, its classes and closures say.
        refetch(client, kind === 'submission' ? keys.submission(reference) : keys.submissions);
        refetch(client, keys.overviews);
        // The role may have changed.
        if (kind === 'people') refetch(client, keys.me);
      });
      source.addEventListener('site', () => {
        refetch(client, keys.site);
        refetch(client, keys.documents);
        // Both are made from the documents.
        refetch(client, keys.classes);
        refetch(client, keys.teachers);
      });
      source.onerror = () => {
        void testConnection();
        // The browser reconnects. A stream that the server closed is opened again here.
        if (source?.readyState !== EventSource.CLOSED) return;
        reopening = setTimeout(open, REOPEN);
        void checkSession(client);
      };
    };
    const isVisible = () => document.visibilityState === 'visible';
    // A browser has six connections for a site: hidden tabs do not keep one.
    const change = () => (isVisible() ? open() : close());
    const stop = onReconnect(() => {
      if (isVisible() && source?.readyState !== EventSource.OPEN) open();
    });
    document.addEventListener('visibilitychange', change);
    change();
    return () => {
      document.removeEventListener('visibilitychange', change);
      stop();
      close();
    };
  }, [client]);
}

/** While mounted, shows the office when it comes into sight and another window has signed in. */
export function useSignInElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && void checkSession(client);
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [client]);
}

/**
 * Shows the session that the browser has now. All windows share it: another one may have ended it, or
 * begun that of another person.
 */
async function checkSession(client: QueryClient): Promise<void> {
  try {
    const { user } = await answerOf(api.session.$get());
    if (client.getQueryData<Session>(keys.session)?.email === user.email) return;
    endSession(client);
    openSession(client, user);
  } catch (error) {
    endSessionBy(client, error);
  }
}
