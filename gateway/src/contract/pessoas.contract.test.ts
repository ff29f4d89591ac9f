import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'
import { globalId } from '../testing/createTestGateway.ts'

/* Portraits and the network of people over the embedded API, in one process. */

const dataDir = mkdtempSync(join(tmpdir(), 'pessoas-'))
let board: TestApp
type Api = ReturnType<typeof createApiGateway>
let ask: Api['ask'], calls: Api['calls']
beforeAll(async () => {
  board = await createTestApp({ dataDir })
  ;({ ask, calls } = createApiGateway(board))
})
afterAll(async () => {
  await board.close()
  rmSync(dataDir, { recursive: true })
})

describe('a profile', () => {
  const perfil = `query ($codigo: ID!) { usuario(codigo: $codigo) { nome sobre papel email interesses { nome } } }`
  const atualizar = `mutation { atualizarPerfil(input: { nome: "Ana Maria", sobre: " " }) {
    ... on AtualizarPerfilSuccess { usuario { nome sobre pessoa { nome } } } } }`
  const criar = `mutation { criarInteresse(input: { nome: "Astronomia" }) {
    ... on CriarInteresseSuccess { interesse { nome } } } }`
  const salvar = `mutation { salvarInteresses(input: { interesses: ["Astronomia"] }) {
    ... on SalvarInteressesSuccess { usuario { interesses { nome } } } } }`

  it('is read with one call by anybody with a session, and null for an unknown person', async () => {
    const [ana, rita] = [await board.createAluno({ usuario: 'Ana' }), await board.createProfessor({ usuario: 'Rita' })]
    for (const reader of [ana, rita]) {
      const { data } = await ask(reader, perfil, { codigo: String(ana.id) })
      expect(data.usuario).toMatchObject({ nome: 'Ana', papel: 'ESTUDANTE', interesses: [] })
      expect(calls).toEqual([`GET /users/${ana.id}`])
    }
    expect((await ask(ana, perfil, { codigo: '2000000000' })).data).toEqual({ usuario: null })
    expect(calls).toEqual(['GET /users/2000000000'])
  })

  it('is changed with one write, its interests with a write and a read', async () => {
    const ana = await board.createAluno({ usuario: 'Ana', sobre: 'Oi' })
    const changed = await ask(ana, atualizar)
    expect(changed.data.atualizarPerfil.usuario).toEqual({
      nome: 'Ana Maria',
      sobre: null,
      pessoa: { nome: 'Ana Maria' },
    })
    expect(calls).toEqual([`PUT /users/${ana.id}`])
    expect((await ask(ana, criar)).data.criarInteresse.interesse).toEqual({ nome: 'Astronomia' })
    expect(calls).toEqual(['POST /interesses'])
    const saved = await ask(ana, salvar)
    expect(saved.data.salvarInteresses.usuario.interesses).toEqual([{ nome: 'Astronomia' }])
    expect(calls).toEqual([`PUT /interesses/usuario/${ana.id}`, `GET /users/${ana.id}`])
  })

  it('shows a student’s studies only to herself and to professors, and only she changes it', async () => {
    const estudos = 'curso periodoDeInicio objetivoPrincipal edicaoCompleta'
    const mudar = `mutation { atualizarPerfil(input: {
      nome: "Lia", curso: "Design", periodoDeInicio: "2024.1", objetivoPrincipal: MENTORIA
    }) { ... on AtualizarPerfilSuccess { usuario { ${estudos} } } } }`
    const [lia, rita] = [await board.createAluno({ curso: 'Direito' }), await board.createProfessor()]
    const told = { curso: 'Design', periodoDeInicio: '2024.1', objetivoPrincipal: 'MENTORIA' }
    expect((await ask(lia, mudar)).data.atualizarPerfil.usuario).toEqual({ ...told, edicaoCompleta: true })
    expect(calls).toEqual([`PUT /users/${lia.id}`])
    const read = async (as: Usuario) => (await ask(as, `{ usuario(codigo: "${lia.id}") { ${estudos} } }`)).data.usuario
    expect(await read(lia)).toEqual({ ...told, edicaoCompleta: true })
    expect(await read(rita)).toEqual({ ...told, edicaoCompleta: false })
    const hidden = { curso: 'Design', periodoDeInicio: null, objetivoPrincipal: null, edicaoCompleta: false }
    expect(await read(await board.createAluno())).toEqual(hidden)
    const none = { curso: null, periodoDeInicio: null, objetivoPrincipal: null, edicaoCompleta: false }
    expect((await ask(rita, mudar)).data.atualizarPerfil.usuario).toEqual(none)
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

  const upload = (as: Usuario, bytes: Buffer<ArrayBuffer>) =>
    ask(as, enviar, {}, new File([new Uint8Array(bytes)], 'eu.png', { type: 'image/png' }))

  it('is uploaded and removed with one write each, and a read of the profile', async () => {
    const aluna = await board.createAluno()
    const { data } = await upload(aluna, pixel)
    expect(calls).toEqual([`POST /users/${aluna.id}/avatar`, `GET /users/${aluna.id}`])
    const { avatar } = data.enviarAvatar.usuario
    expect(avatar).toMatch(/^\/avatares\/[0-9a-f]{32}\.webp$/)
    expect(data.enviarAvatar.usuario.pessoa).toEqual({ avatar })
    expect((await board.app.inject(avatar)).headers['content-type']).toBe('image/webp')
    expect((await ask(aluna, remover)).data.removerAvatar).toEqual({ usuario: { avatar: null } })
    expect(calls).toEqual([`DELETE /users/${aluna.id}/avatar`, `GET /users/${aluna.id}`])
  })

  it('is validated by its content, in the words of the API', async () => {
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

  it('suggests, connects and disconnects: a call for each list, a write and a read of the person', async () => {
    const [eu, caio] = [
      await board.createAluno({ curso: 'Teologia' }),
      await board.createAluno({ usuario: 'Caio', curso: 'Teologia' }),
    ]
    const { data } = await ask(eu, rede)
    // The first call also finds out whether the upstream has a network at all.
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

    const connected = await ask(eu, conectar, { pessoa: globalId('Pessoa', String(caio.id)) })
    expect(calls).toEqual([`PUT /rede/conexoes/${caio.id}`, `GET /users/${caio.id}`])
    expect(connected.data.conectar.conexao).toEqual({
      pessoa: { nome: 'Caio' },
      papelNaRede: 'ESTUDANTE',
      conectado: true,
    })
    const after = (await ask(eu, rede, { busca: 'caio' })).data.viewer.rede
    expect(after).toMatchObject({
      sugestoes: { total: 1, edges: [{ node: { conectado: true } }] },
      conexoes: { total: 1, edges: [{ node: { pessoa: { nome: 'Caio' }, conectado: true } }] },
    })

    const left = await ask(eu, desconectar, { pessoa: globalId('Pessoa', String(caio.id)) })
    expect(calls).toEqual([`DELETE /rede/conexoes/${caio.id}`, `GET /users/${caio.id}`])
    expect(left.data.desconectar.conexao).toEqual({ conectado: false })
    expect((await ask(eu, rede)).data.viewer.rede.conexoes.total).toBe(0)
    expect(calls.toSorted()).toEqual(lists)
  })

  it('refuses unknown people', async () => {
    const { data } = await ask(await board.createAluno(), conectar, { pessoa: globalId('Pessoa', '2000000000') })
    expect(data.conectar).toEqual({ __typename: 'PessoaInexistente' })
  })
})
