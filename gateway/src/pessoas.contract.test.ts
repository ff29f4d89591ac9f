import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createGateway } from './gateway.ts'
import { callApi } from './testing/callApi.ts'
import { instituicao } from './testing/instituicao.ts'
import type { Outgoing } from './upstream/pool.ts'

/* Portraits and the network of people over the embedded API itself, in one process. */

const dataDir = mkdtempSync(join(tmpdir(), 'pessoas-'))
let board: TestApp
let gateway: ReturnType<typeof createGateway>
let calls: string[] = []
beforeAll(async () => {
  board = await createTestApp({ dataDir })
  gateway = createGateway({ send, instituicao })
})
afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

async function send(outgoing: Outgoing) {
  calls.push(`${outgoing.method} ${outgoing.path}`)
  return callApi(board.app, outgoing)
}

async function ask(as: Usuario, body: string | FormData, headers: Record<string, string>) {
  calls = []
  const authorization = `Bearer ${await board.tokenOf(as)}`
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { ...headers, authorization },
    body,
  })
  const { data, errors } = await response.json()
  return { data, codes: errors?.map((error: { extensions: { code: string } }) => error.extensions.code) }
}

const query = (as: Usuario, document: string, variables: object = {}) =>
  ask(as, JSON.stringify({ query: document, variables }), { 'content-type': 'application/json' })

describe('a profile', () => {
  const perfil = `query ($codigo: ID!) { usuario(id: $codigo) { nome sobre papel email interesses { nome } } }`
  const atualizar = `mutation { atualizarPerfil(input: { nome: "Ana Maria", sobre: " " }) {
    ... on AtualizarPerfilSuccess { usuario { nome sobre pessoa { nome } } } } }`
  const criar = `mutation { criarInteresse(input: { nome: "Astronomia" }) {
    ... on CriarInteresseSuccess { interesse { nome } } } }`
  const salvar = `mutation { salvarInteresses(input: { interesses: ["Astronomia"] }) {
    ... on SalvarInteressesSuccess { usuario { interesses { nome } } } } }`

  it('is read with one call, by whoever is signed in; nobody has none', async () => {
    const [ana, rita] = [await board.createAluno({ usuario: 'Ana' }), await board.createProfessor({ usuario: 'Rita' })]
    for (const reader of [ana, rita]) {
      const { data } = await query(reader, perfil, { codigo: String(ana.id) })
      expect(data.usuario).toMatchObject({ nome: 'Ana', papel: 'ESTUDANTE', interesses: [] })
      expect(calls).toEqual([`GET /users/${ana.id}`])
    }
    expect((await query(ana, perfil, { codigo: '2000000000' })).data).toEqual({ usuario: null })
    expect(calls).toEqual(['GET /users/2000000000'])
  })

  it('is changed with one write, its interests with a write and a read', async () => {
    const ana = await board.createAluno({ usuario: 'Ana', sobre: 'Oi' })
    const changed = await query(ana, atualizar)
    expect(changed.data.atualizarPerfil.usuario).toEqual({
      nome: 'Ana Maria',
      sobre: null,
      pessoa: { nome: 'Ana Maria' },
    })
    expect(calls).toEqual([`PUT /users/${ana.id}`])
    expect((await query(ana, criar)).data.criarInteresse.interesse).toEqual({ nome: 'Astronomia' })
    expect(calls).toEqual(['POST /interesses'])
    const saved = await query(ana, salvar)
    expect(saved.data.salvarInteresses.usuario.interesses).toEqual([{ nome: 'Astronomia' }])
    expect(calls).toEqual([`PUT /interesses/usuario/${ana.id}`, `GET /users/${ana.id}`])
  })

  it('tells what a student studies to herself and to professors, and lets herself alone change it', async () => {
    const estudos = 'curso periodoDeInicio objetivoPrincipal edicaoCompleta'
    const mudar = `mutation { atualizarPerfil(input: {
      nome: "Lia", curso: "Design", periodoDeInicio: "2024.1", objetivoPrincipal: MENTORING
    }) { ... on AtualizarPerfilSuccess { usuario { ${estudos} } } } }`
    const [lia, rita] = [await board.createAluno({ curso: 'Direito' }), await board.createProfessor()]
    const told = { curso: 'Design', periodoDeInicio: '2024.1', objetivoPrincipal: 'MENTORING' }
    expect((await query(lia, mudar)).data.atualizarPerfil.usuario).toEqual({ ...told, edicaoCompleta: true })
    expect(calls).toEqual([`PUT /users/${lia.id}`])
    const read = async (as: Usuario) => (await query(as, `{ usuario(id: "${lia.id}") { ${estudos} } }`)).data.usuario
    expect(await read(lia)).toEqual({ ...told, edicaoCompleta: true })
    expect(await read(rita)).toEqual({ ...told, edicaoCompleta: false })
    const hidden = { curso: 'Design', periodoDeInicio: null, objetivoPrincipal: null, edicaoCompleta: false }
    expect(await read(await board.createAluno())).toEqual(hidden)
    const none = { curso: null, periodoDeInicio: null, objetivoPrincipal: null, edicaoCompleta: false }
    expect((await query(rita, mudar)).data.atualizarPerfil.usuario).toEqual(none)
  })
})

describe('a portrait', () => {
  const enviar = `mutation ($arquivo: Upload!) { enviarAvatar(input: { arquivo: $arquivo }) { __typename
    ... on EnviarAvatarSuccess { usuario { avatar pessoa { avatar } } } ... on Erro { mensagem } } }`
  const remover = 'mutation { removerAvatar { ... on RemoverAvatarSuccess { usuario { avatar } } } }'
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  const upload = (as: Usuario, bytes: Buffer<ArrayBuffer>) => {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query: enviar, variables: { arquivo: null } }))
    form.append('map', '{"0":["variables.arquivo"]}')
    form.append('0', new File([new Uint8Array(bytes)], 'eu.png', { type: 'image/png' }))
    return ask(as, form, { 'x-graphql-yoga-csrf': '1' })
  }

  it('is sent and removed by a write each, and a read of the profile', async () => {
    const aluna = await board.createAluno()
    const { data } = await upload(aluna, pixel)
    expect(calls).toEqual([`POST /users/${aluna.id}/avatar`, `GET /users/${aluna.id}`])
    const { avatar } = data.enviarAvatar.usuario
    expect(avatar).toMatch(/^\/avatares\/[0-9a-f]{32}\.webp$/)
    expect(data.enviarAvatar.usuario.pessoa).toEqual({ avatar })
    expect((await board.app.inject(avatar)).headers['content-type']).toBe('image/webp')
    expect((await query(aluna, remover)).data.removerAvatar).toEqual({ usuario: { avatar: null } })
    expect(calls).toEqual([`DELETE /users/${aluna.id}/avatar`, `GET /users/${aluna.id}`])
  })

  it('is judged by what is in it, in the words of the API', async () => {
    const { data } = await upload(await board.createAluno(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(data.enviarAvatar).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: 'Por favor, selecione uma imagem válida.',
    })
  })
})

describe('the network', () => {
  const rede = `query ($busca: String) { viewer { rede { exemplo
    sugestoes(first: 20, busca: $busca) { total edges { secao motivo node { pessoa { codigo nome } papelNaRede cursoOuDepartamento conectado } } }
    conexoes { total edges { node { pessoa { nome } conectado } } } } } }`
  const conectar = `mutation ($pessoa: ID!) { conectar(input: { pessoa: $pessoa }) { __typename ... on ConectarSuccess { conexao { pessoa { nome } papelNaRede conectado } } } }`
  const desconectar = `mutation ($pessoa: ID!) { desconectar(input: { pessoa: $pessoa }) { __typename ... on DesconectarSuccess { conexao { conectado } } } }`

  it('suggests, connects and leaves: a call for each list, a write and a read of the person', async () => {
    const [eu, caio] = [
      await board.createAluno({ curso: 'Teologia' }),
      await board.createAluno({ usuario: 'Caio', curso: 'Teologia' }),
    ]
    const { data } = await query(eu, rede)
    // The first is asked once: whether the upstream has a network at all.
    const lists = ['GET /rede/conexoes?skip=0&limit=20', 'GET /rede/sugestoes?skip=0&limit=20']
    expect(calls.toSorted()).toEqual(['GET /rede/conexoes?skip=0&limit=1', ...lists])
    expect(data.viewer.rede).toEqual({
      exemplo: false,
      sugestoes: {
        total: 1,
        edges: [
          {
            secao: 'CONHECER',
            motivo: 'Faz o mesmo curso que você',
            node: {
              pessoa: { codigo: String(caio.id), nome: 'Caio' },
              papelNaRede: 'ESTUDANTE',
              cursoOuDepartamento: 'Teologia',
              conectado: false,
            },
          },
        ],
      },
      conexoes: { total: 0, edges: [] },
    })

    const connected = await query(eu, conectar, { pessoa: String(caio.id) })
    expect(calls).toEqual([`PUT /rede/conexoes/${caio.id}`, `GET /users/${caio.id}`])
    expect(connected.data.conectar.conexao).toEqual({
      pessoa: { nome: 'Caio' },
      papelNaRede: 'ESTUDANTE',
      conectado: true,
    })
    const after = (await query(eu, rede, { busca: 'caio' })).data.viewer.rede
    expect(after).toMatchObject({
      sugestoes: { total: 1, edges: [{ node: { conectado: true } }] },
      conexoes: { total: 1, edges: [{ node: { pessoa: { nome: 'Caio' }, conectado: true } }] },
    })

    const left = await query(eu, desconectar, { pessoa: String(caio.id) })
    expect(calls).toEqual([`DELETE /rede/conexoes/${caio.id}`, `GET /users/${caio.id}`])
    expect(left.data.desconectar.conexao).toEqual({ conectado: false })
    expect((await query(eu, rede)).data.viewer.rede.conexoes.total).toBe(0)
    expect(calls.toSorted()).toEqual(lists)
  })

  it('is not made of who is not there', async () => {
    const { data } = await query(await board.createAluno(), conectar, { pessoa: '2000000000' })
    expect(data.conectar).toEqual({ __typename: 'PessoaInexistente' })
  })
})
