import { describe, expect, it } from 'vitest';
import { metadata } from '../pages/metadata.ts';
import { oLevelTabs } from '../pages/o-level-overview.ts';
import { fees } from '../teaching/fees.ts';
import type { Programme } from '../teaching/programmes/programme-record.ts';
import { programmes } from '../teaching/programmes/programmes-by-path.ts';
import { taughtSubjects } from '../teaching/subjects.ts';
import { timetable } from '../teaching/timetable.ts';
import { problemsInFees, problemsInPrice } from './fees.ts';
import { problemsInMetadata, problemsInTabs, problemsInVersion } from './pages.ts';
import { problemsInProgrammes, problemsInSubjects } from './programmes.ts';

describe('fees', () => {
  it('are all there', () => {
    expect(problemsInFees(fees)).toEqual([]);
  });

  it('may be neither missing, nothing, nor a slip', () => {
    const without = { ...fees, 'o-level': { Edexcel: fees['o-level'].Edexcel } };
    expect(problemsInFees(without)).toEqual([
      'O Level, Local GCE, has no fee.',
      'O Level, Cambridge, has no fee.',
    ]);
    expect(problemsInPrice('Physics', { currency: 'LKR', amount: 0 })[0]).toContain('has no fee');
    expect(problemsInPrice('Physics', { currency: 'LKR', amount: 1300000 })[0]).toContain('slip');
    expect(problemsInPrice('Physics', { currency: 'LKR', amount: 1300, upTo: 900 })[0]).toContain(
      'must be the higher one',
    );
  });
});

describe('programmes', () => {
  const physics = programmes['/programs/a-level-physics'];
  const broken = (change: object) =>
    problemsInProgrammes(
      { '/programs/a-level-physics': { ...physics, ...change } as Programme },
      timetable,
    );

  it('are complete', () => {
    expect(problemsInProgrammes(programmes, timetable)).toEqual([]);
    expect(problemsInSubjects()).toEqual([]);
  });

  it('need a fee, a class, something to learn, and themselves only once', () => {
    expect(broken({ fees: [] })).toEqual(['A Level Physics has no fee.']);
    expect(broken({ fees: [...physics.fees, physics.fees[0]] })[0]).toContain('twice');
    expect(broken({ classes: [] })).toEqual(['A Level Physics has no class.']);
    expect(broken({ classes: [{ subject: 'Science', topic: 'x' }] })).toEqual([
      'A Level Physics lists Science, but the timetable has no A Level class of it.',
    ]);
    expect(broken({ learn: [] })).toHaveLength(1);
    expect(broken({ related: [physics.path] })).toHaveLength(1);
    expect(broken({ path: '/programs/a-level-science' })).toHaveLength(1);
  });

  it('register as a subject of the form', () => {
    const subjects = structuredClone(taughtSubjects);
    Object.assign(subjects['o-level'].ICT, { registersAs: 'Physics' });
    expect(problemsInSubjects(subjects)).toEqual([
      'O Level ICT registers as Physics, which the form does not offer.',
    ]);
  });
});

describe('pages', () => {
  it('have titles and descriptions of their own, of a length that is read', () => {
    expect(problemsInMetadata(metadata)).toEqual([]);
    const about = metadata['/about'];
    expect(problemsInMetadata({ '/about': about, '/fees': about })).toHaveLength(2);
    expect(problemsInMetadata({ '/about': { ...about, description: 'Short.' } })).toEqual([
      'The description of /about has 6 characters: 50 to 160 are read.',
    ]);
  });

  it('have tabs whose keys are their names', () => {
    expect(problemsInTabs(oLevelTabs)).toEqual([]);
    const renamed = oLevelTabs.map((tab) => ({ ...tab, name: `${tab.name} Two` }));
    expect(problemsInTabs(renamed)).toHaveLength(4);
  });

  it('name the version of the terms as a month', () => {
    expect(problemsInVersion('2026-11')).toEqual([]);
    expect(problemsInVersion('2026-11b')).toEqual([]);
    expect(problemsInVersion('2026-13')).toHaveLength(1);
    expect(problemsInVersion('v2')).toHaveLength(1);
  });
});
