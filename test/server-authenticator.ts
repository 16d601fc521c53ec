import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** How it differs from an honest device and page. */
export interface Lies {
  origin?: string;
  rpID?: string;
  challenge?: string;
  /** Signs without user verification. */
  unverified?: boolean;
  counter?: number;
  /** Signs other data. */
  signature?: Buffer;
}

/** A device with one passkey (ES256), with the browser's part. */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpID: string, lies: Lies, attested?: Buffer) => {
    const flags = 0x01 | (lies.unverified ? 0 : 0x04) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([
      createHash('sha256')
        .update(lies.rpID ?? rpID)
        .digest(),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };

  return {
    id: id.toString('base64url'),
    register: (
      options: PublicKeyCredentialCreationOptionsJSON,
      lies: Lies = {},
    ): RegistrationResponseJSON => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = authenticatorData(options.rp.id ?? '', lies, attested);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    authenticate: (
      options: PublicKeyCredentialRequestOptionsJSON,
      lies: Lies = {},
    ): AuthenticationResponseJSON => {
      counter += 1;
      const data = clientData('webauthn.get', options.challenge, lies);
      const authData = authenticatorData(options.rpId ?? '', lies);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: (lies.signature ?? sign('sha256', signed, privateKey)).toString('base64url'),
        },
      };
    },
  };
}
