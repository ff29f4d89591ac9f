import { createFormat } from '../fuso.ts'
import type { Db } from '../db/connection.ts'
import { escapeHtml } from '../mail/escapeHtml.ts'
import { readLinhas, tabelasDaCopia } from './readLinhas.ts'
import type { Linha } from './readLinhas.ts'
import type { Tabela } from './tabela.ts'

type Dono = { usuarioId: number; em: Date }

/** `dados.json`: each table with its rows, for programs. */
export const toJson = async function* (db: Db, { usuarioId, em }: Dono): AsyncGenerator<string> {
  yield `{"gerado_em":${JSON.stringify(em)},"tabelas":{`
  for (const [index, entry] of tabelasDaCopia.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(entry[0])}:[`
    let separator = ''
    for await (const linha of readLinhas(db, entry, usuarioId)) {
      yield `${separator}${JSON.stringify(linha)}`
      separator = ',\n'
    }
    yield ']'
  }
  yield '}}\n'
}

const instante = createFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

const toTexto = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? instante(new Date(value)) : value
}

const toCelula = (value: unknown): string => {
  const texto = escapeHtml(toTexto(value))
  return typeof value === 'string' && value.startsWith('arquivos/') ? `<a href="${texto}">${texto}</a>` : texto
}

const toLinha = (linha: Linha): string =>
  `<tr>${Object.values(linha)
    .map(value => `<td>${toCelula(value)}</td>`)
    .join('')}</tr>\n`

const toTitulos = ({ exporta }: Tabela): string =>
  Object.values(exporta)
    .map(coluna => `<th scope="col">${escapeHtml(typeof coluna === 'string' ? coluna : coluna.rotulo)}</th>`)
    .join('')

const beginning = (em: Date): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Meus dados no mural</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 70rem; padding: 0 1rem }
.tabela { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: left; vertical-align: top; white-space: pre-wrap }
</style>
</head>
<body>
<h1>Meus dados no mural</h1>
<p>Tudo o que o mural guardava sobre você em ${instante(em)}. O mesmo está em <a href="dados.json">dados.json</a>, para
programas, e os seus arquivos na pasta <code>arquivos</code>. Outras pessoas aparecem como "outra pessoa".</p>
`

/** What the copy leaves out, and why. */
const toFora = ({ titulo, oculta = {} }: Tabela): string =>
  Object.keys(oculta)
    .map(porque => `<li>${escapeHtml(titulo)}: ${escapeHtml(porque)}</li>\n`)
    .join('')

/** `index.html`: the same as tables, to be read. */
export const toHtml = async function* (
  db: Db,
  { usuarioId, em }: Dono,
  todas: readonly Tabela[],
): AsyncGenerator<string> {
  yield beginning(em)
  for (const entry of tabelasDaCopia) {
    const [nome, tabela] = entry
    yield `<h2 id="${nome}">${escapeHtml(tabela.titulo)}</h2>\n<p>${escapeHtml(tabela.finalidade)}</p>\n`
    let rows = 0
    for await (const linha of readLinhas(db, entry, usuarioId)) {
      if (rows === 0) yield `<div class="tabela" tabindex="0"><table>\n<tr>${toTitulos(tabela)}</tr>\n`
      rows += 1
      yield toLinha(linha)
    }
    yield rows === 0 ? '<p>Nada.</p>\n' : '</table></div>\n'
  }
  yield `<h2>O que não está aqui, e por quê</h2>\n<ul>\n${todas.map(toFora).join('')}</ul>\n</body>\n</html>\n`
}
