import { median, openSlowBrowser, type Work } from './slowBrowser.ts'

/** Searching, sorting and expanding the candidates of a vaga, on a processor four times slower. */
const bar = { script: 100 }
const rounds = 5

const cursos = ['Física', 'Letras', 'Direito', 'Ciência da Computação', 'Engenharia Civil', 'História', 'Design']
const nomes = ['Ana', 'Érico', 'Joana', 'Vinícius', 'Beatriz', 'Caio', 'Íris', 'Otávio']
const frase = 'Gosto de ensinar, já fui monitora de lógica e tenho duas tardes livres por semana. '

const candidatura = (id: number) => ({
  id,
  criado_em: new Date(Date.UTC(2026, 3, 1 + ((id * 37) % 60))).toISOString(),
  carta_motivacao: id % 3 === 0 ? null : frase.repeat(15),
  candidato: {
    id: 1000 + id,
    usuario: `${nomes[id % 8]} ${nomes[(id * 5) % 8]} Número ${id}`,
    email: `pessoa${id}@puc.example`,
    curso: cursos[id % 7],
  },
})

async function measure(size: number): Promise<Record<string, number>> {
  const { page, workOf, close } = await openSlowBrowser({
    'GET /users/9': { id: 9, usuario: 'Bia', ehaluno: false },
    'GET /vagas/1': { id: 1, titulo: 'Monitoria', tipo: { id: 1, nome: 'Monitoria' }, status: 'em_andamento' },
    'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria' }],
    'GET /interesses/': {},
    'GET /candidaturas/vaga/1': Array.from({ length: size }, (_, index) => candidatura(index + 1)),
  })
  await page.goto('/professor/opportunities/1')
  await page.getByRole('heading', { name: `Candidatos (${size})` }).waitFor()
  // The windows after the first.
  await page.getByText(/^Carregados os/).waitFor({ state: 'hidden' })
  const box = page.getByLabel('Buscar candidatos')
  const works: Record<string, Work[]> = { letter: [], sort: [], more: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const letter of 'logica') {
      works['letter']?.push(await workOf(() => box.pressSequentially(letter)))
    }
    await box.fill('')
    for (const ordem of ['nome', 'curso', 'recentes', 'antigas']) {
      works['sort']?.push(await workOf(() => page.getByLabel('Ordenar por').selectOption(ordem)))
    }
    works['more']?.push(await workOf(() => page.getByRole('button', { name: 'Mostrar mais' }).click()))
  }
  await close()
  const entries = Object.entries(works).flatMap(([step, done]) => [
    [step, median(done.map(({ script }) => script))],
    [`${step}, worst`, +Math.max(...done.map(({ script }) => script)).toFixed(1)],
    [`${step}, layout`, median(done.map(({ style, layout }) => style + layout))],
  ])
  return Object.fromEntries(entries)
}

const few = await measure(50)
const many = await measure(500)
console.log('one letter typed, one sort, one "Mostrar mais": script in ms, medians')
console.table({ '50 candidates': few, '500 candidates': many })
const slow = ['letter', 'sort', 'more'].filter(step => !((many[step] ?? Number.NaN) < bar.script))
if (slow.length > 0) process.exitCode = 1
console.log(
  slow.length > 0 ? `Over the bar of ${bar.script} ms: ${slow.join(', ')}` : `Under the bar of ${bar.script} ms`,
)
