import legal from '#documents/legal.json' with { type: 'json' };

/**
 * The version of the terms and the privacy policy. A registration stores the one that its page
 * showed, so it changes whenever a sentence of them changes.
 */
export const consentVersion = legal.version;
