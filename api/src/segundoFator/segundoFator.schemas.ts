import { z } from 'zod'

/** Longer than what any authenticator sends. */
const base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/)

const credencial = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** An AuthenticationResponseJSON of WebAuthn. */
const usoDeChave = z.object({
  ...credencial,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

/** A RegistrationResponseJSON of WebAuthn. */
const novaChave = z.object({
  ...credencial,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

const desafio = z.string().trim().min(1).max(200)

/** Longer than a code with blanks. */
const codigo = z.string().trim().min(1, 'Digite o código.').max(60)

/** The proof of a factor: a code or a passkey. */
export const provaBody = z.object({
  desafio: desafio.describe('What the challenge was given as'),
  codigo: codigo.optional().describe('Six digits of the app, or a recovery code; blanks and hyphens do not count'),
  chave: usoDeChave.optional().describe('An AuthenticationResponseJSON of WebAuthn'),
})

export type Prova = z.infer<typeof provaBody>

export const desafioBody = z.object({
  para: z.enum(['aplicativo', 'chave', 'confirmacao']),
  senha: z.string().min(1, 'Digite a sua senha atual.').max(200),
})

export const novoFatorBody = z.object({
  desafio,
  codigo: codigo.optional().describe('The first code of a new app'),
  chave: novaChave.optional().describe('A RegistrationResponseJSON of WebAuthn, of a new passkey'),
  nome: z.string().trim().min(1).max(60).optional().describe('Of a passkey: how its owner calls it'),
})

export const remocaoBody = provaBody.extend({
  fator: z.string().min(1).max(2000).describe("'aplicativo', or the id of a passkey"),
})

const opcoes = z
  .record(z.string(), z.unknown())
  .describe('The options of WebAuthn as JSON, for `navigator.credentials`; their challenge is in base64url')

/** The second step of a sign-in, which the first one returns in place of a session. */
export const segundoPasso = z.object({
  desafio: z.string().describe('For `POST /auth/segundo-fator`, once, within ten minutes'),
  aplicativo: z.boolean().describe('Whether the code of an app is accepted'),
  codigos: z.boolean().describe('Whether a recovery code is accepted'),
  chave: opcoes.nullable().describe('For a passkey; null if the account has none'),
})

export const desafioResponse = z.object({
  desafio: z.string().describe('To be sent with the proof, once, within ten minutes'),
  aplicativo: z
    .object({ segredo: z.string().describe('In base32'), endereco: z.string().describe('The otpauth: of a QR code') })
    .nullable()
    .describe('Of a new app; null otherwise'),
  chave: opcoes.nullable().describe('Of a new passkey, or of those that confirm; null otherwise'),
})

export const fatoresResponse = z.object({
  exigido: z.boolean().describe('Whether the account must have a second factor'),
  aplicativo: z
    .object({ criado_em: z.iso.datetime(), usado_em: z.iso.datetime().nullable() })
    .nullable()
    .describe('Null without an app'),
  chaves: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      criada_em: z.iso.datetime(),
      usada_em: z.iso.datetime().nullable(),
    }),
  ),
  codigos: z.int().describe('How many recovery codes are left'),
})

export const codigosResponse = z.object({
  codigos: z
    .array(z.string())
    .nullable()
    .describe('The new recovery codes, which are shown once; null if the earlier ones stay valid'),
})
