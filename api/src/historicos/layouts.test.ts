import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Disciplina } from './disciplina.ts'
import { readEspelho } from './espelho.ts'
import { draw, layouts } from './testing/layout.ts'
import type { Curso, Layout } from './testing/layout.ts'
import { toPaginas } from './testing/tabela.ts'
import { readTrechos } from './trechos.ts'

const read = async (layout: Layout) =>
  readEspelho(await readTrechos(new Uint8Array(toPaginas([draw(layout)]))), { titulos: {}, situacoes: {} })

const toDisciplina = ({ periodo, codigo, nome, turma, grau, situacao, creditos }: Curso): Disciplina => ({
  periodo,
  codigo_disciplina: codigo,
  nome_disciplina: nome.join(' '),
  turma: turma || null,
  grau: grau === '' ? null : Number(grau.replace(',', '.')),
  situacao,
  n_creditos: Number(creditos),
})

const sameRow = (one: Disciplina, other: Disciplina) => JSON.stringify(one) === JSON.stringify(other)

test('whatever the layout, each course is read as it was written, or reported', async () => {
  await fc.assert(
    fc.asyncProperty(layouts, async layout => {
      const { disciplinas, naoLidas } = await read(layout)
      const written = layout.cursos.map(toDisciplina)
      const textos = naoLidas.map(({ texto }) => texto).join('\n')
      const duvidas = naoLidas
        .filter(({ motivo }) => motivo.startsWith('Não se sabe se continua'))
        .map(({ texto }) => texto)
      for (const lida of disciplinas) {
        const whole = written.find(({ codigo_disciplina }) => codigo_disciplina === lida.codigo_disciplina)
        // A name may lack a line only if that line is reported.
        const linhas = layout.cursos.find(({ codigo }) => codigo === lida.codigo_disciplina)?.nome ?? []
        const nome = linhas
          .filter(line => lida.nome_disciplina.includes(line) || !duvidas.some(duvida => duvida.includes(line)))
          .join(' ')
        expect(lida).toEqual({ ...whole, nome_disciplina: nome })
      }
      for (const curso of written) {
        const isRead = disciplinas.some(lida => lida.codigo_disciplina === curso.codigo_disciplina)
        expect(isRead || naoLidas.length > 0, `${curso.codigo_disciplina} in ${textos}`).toBe(true)
        if (!isRead && naoLidas.every(({ motivo }) => !motivo.startsWith('Esta'))) {
          expect(textos).toContain(curso.codigo_disciplina)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('a row that begins with its term is not the title of one, however little it says', async () => {
  const column = { largura: 60, alinhamento: 'left', centred: false } as const
  const colunas = Object.entries({
    periodo: 'Período',
    situacao: 'Sit.',
    nome: 'Disciplina',
    creditos: 'Cr.',
    codigo: 'Sigla',
  })
  const curso = { periodo: '2022.1', nome: ['Cálculo'], professor: [], turma: '', grau: '', situacao: 'AP' }
  const { disciplinas, naoLidas } = await read({
    titulos: false,
    mescla: null,
    nomes: 'middle',
    colunas: colunas.map(([campo, titulo]) => ({ ...column, campo, titulo })),
    cursos: [
      { ...curso, codigo: 'INF100', nome: ['Direito Constitucional:', 'Organização do Estado'], creditos: '' },
      { ...curso, codigo: 'INF101', creditos: '4' },
    ],
  } as Layout)
  const found = [...disciplinas.map(lida => lida.codigo_disciplina), ...naoLidas.map(({ texto }) => texto)]
  expect(found.join('\n')).toContain('INF100')
})

test('most layouts are read whole', async () => {
  let [rows, lines] = [0, 0]
  for (const layout of fc.sample(layouts, { numRuns: 60, seed: 7 })) {
    const { disciplinas } = await read(layout)
    const written = layout.cursos.filter(({ creditos }) => creditos !== '').map(toDisciplina)
    rows += written.length
    lines += written.filter(row => disciplinas.some(lida => sameRow(lida, row))).length
  }
  expect(lines / rows).toBeGreaterThan(0.85)
})
