/**
 * For questions that may be asked again before the last one is answered: an older answer must not
 * replace a newer one.
 *
 * @returns called with each question; what it returns is called with its answer, and returns whether
 *   no later question has been answered yet
 */
export function answersInOrder(): () => () => boolean {
  let asked = 0;
  let answered = 0;
  return () => {
    asked += 1;
    const turn = asked;
    return () => {
      if (turn < answered) return false;
      answered = turn;
      return true;
    };
  };
}
