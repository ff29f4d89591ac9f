import { catalogo } from './conteudo/catalogo.ts'
import type { ConteudoDoDepartamento, ModeloDeVaga, TipoDeModelo } from './conteudo/departamento.ts'
import { elementAt, idOf } from './dados.ts'
import type { Pessoa, Semente, VagaGerada } from './dados.ts'
import { dayAfter, inPortuguese, minutesBefore } from './datas.ts'
import { descricaoDaVaga } from './descricao.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/** Vagas that the demo student applied to, with candidates for the demo professor: open on the day of seeding. */
export const vagasDaDemonstracao = [
  'Monitoria de Programação II (INF1007)',
  'IC em Aprendizado de Máquina para Português Falado no Brasil',
  'Laboratório de Robótica Móvel: Desenvolvimento com ROS 2',
]

const isDestaque = ({ titulo }: ModeloDeVaga) => vagasDaDemonstracao.includes(titulo)

const VAGAS = 240
const REMOTO = 1
const PUC = 2
const DAY = 24 * 60

const nomesDosTipos: Record<TipoDeModelo, string> = {
  monitoria: 'Monitoria',
  iniciacao_cientifica: 'Iniciação Científica',
  estagio: 'Estágio',
  bolsa: 'Bolsa',
  empresa_jr: 'Empresa Júnior',
  laboratorio: 'Laboratório',
}

type Beneficios = { remuneracao: number | null; desconto: number | null; horasComplementares: number | null }

const beneficios = (tipo: TipoDeModelo, random: Random): Beneficios => {
  const maybe = (probability: number, values: number[]) => (random.chance(probability) ? random.pick(values) : null)
  const horasComplementares = maybe(tipo === 'estagio' ? 0.2 : 0.6, [15, 20, 30, 40, 60])
  if (tipo === 'monitoria')
    return { remuneracao: maybe(0.5, [350, 400, 450, 500]), desconto: maybe(0.25, [10, 15, 20]), horasComplementares }
  if (tipo === 'iniciacao_cientifica')
    return { remuneracao: maybe(0.8, [700, 700, 800]), desconto: null, horasComplementares }
  if (tipo === 'estagio')
    return { remuneracao: maybe(0.95, [1100, 1250, 1400, 1600, 1850, 2200]), desconto: null, horasComplementares }
  if (tipo === 'bolsa') {
    const desconto = maybe(0.55, [25, 30, 50, 75, 100])
    return { remuneracao: desconto === null ? random.pick([600, 700, 900, 1200]) : null, desconto, horasComplementares }
  }
  if (tipo === 'empresa_jr') return { remuneracao: null, desconto: null, horasComplementares }
  return { remuneracao: maybe(0.4, [500, 650, 800]), desconto: maybe(0.1, [10, 20]), horasComplementares }
}

type CondicoesGeradas = Pick<VagaGerada['linha'], 'horasSemanais' | 'modalidade' | 'respostaAte'>

/** For those of the demonstration and some others. The answer is promised for two or three weeks after the deadline. */
const condicoes = ({ titulo, localId, prazo }: VagaGerada['linha'], random: Random): CondicoesGeradas => {
  const modalidade = localId === REMOTO ? 'remoto' : random.pick(['presencial', 'presencial', 'hibrido'] as const)
  const mostra = vagasDaDemonstracao.includes(titulo)
  const [diz, promete] = [random.chance(0.5) || mostra, random.chance(0.3) || mostra]
  return {
    horasSemanais: diz ? random.pick([6, 8, 10, 12, 20]) : null,
    modalidade: diz ? modalidade : null,
    respostaAte: promete ? dayAfter(new Date(`${prazo}T12:00:00-03:00`), random.int(14, 21)) : null,
  }
}

type Momento = { idadeEmMinutos: number; diasAtePrazo: number; status: VagaGerada['linha']['status'] }

/** From minutes to months ago; some deadlines past, some within two days, most ahead. */
const momento = (ordem: number, random: Random): Momento => {
  const recentes = [4, 38, 150, 420, 780, 1300]
  const idadeEmMinutos = recentes[ordem] ?? Math.floor(DAY * 1.2 + (random.int(0, 10_000) / 10_000) ** 1.7 * 320 * DAY)
  const idade = Math.floor(idadeEmMinutos / DAY)
  if (idade > 40 && random.chance(0.35)) {
    const status = random.pick(['encerrada', 'encerrada', 'finalizada', 'finalizada', 'em_andamento'] as const)
    return { idadeEmMinutos, diasAtePrazo: -random.int(1, Math.min(idade - 15, 150)), status }
  }
  const diasAtePrazo = random.chance(0.12) ? random.int(0, 2) : random.int(4, random.chance(0.3) ? 180 : 45)
  const abertos = ['em_andamento', 'em_andamento', 'em_andamento', 'em_andamento', 'aguardando', 'em_analise'] as const
  const status = random.chance(0.05) ? random.pick(['finalizada', 'encerrada'] as const) : random.pick(abertos)
  return { idadeEmMinutos, diasAtePrazo, status }
}

const momentoDe = (modelo: ModeloDeVaga, ordem: number, random: Random): Momento =>
  isDestaque(modelo)
    ? { idadeEmMinutos: random.int(3, 12) * DAY, diasAtePrazo: random.int(9, 30), status: 'em_andamento' }
    : momento(ordem, random)

const linkDe = (modelo: ModeloDeVaga, random: Random): string | null => {
  if (!random.chance(modelo.tipo === 'estagio' ? 0.5 : 0.12)) return null
  return `https://www.puc.example/editais/${modelo.tipo.replaceAll('_', '-')}/${random.int(100, 999)}`
}

type PlanoDeVaga = { modelo: ModeloDeVaga; departamento: ConteudoDoDepartamento; autor: Pessoa; copia: number }

const toVaga = (rascunho: PlanoDeVaga, ordem: number, semente: Semente, random: Random): VagaGerada => {
  const { modelo, departamento, autor, copia } = rascunho
  const { idadeEmMinutos, diasAtePrazo, status } = momentoDe(modelo, ordem, random)
  const prazo = dayAfter(semente.hoje, diasAtePrazo)
  const contexto = {
    secretaria: departamento.secretaria,
    professor: autor.linha.usuario,
    prazo: inPortuguese(prazo),
  }
  return {
    departamento: departamento.nome,
    interesses: modelo.interesses,
    linha: {
      id: 0,
      titulo: copia === 0 ? modelo.titulo : `${modelo.titulo} – ${copia + 1}º edital`,
      descricao: descricaoDaVaga(modelo, contexto, random),
      prazo,
      status,
      tipoId: idOf(semente.referencias.tipos, nomesDosTipos[modelo.tipo]),
      departamentoId: idOf(semente.referencias.departamentos, departamento.nome),
      localId: random.chance(modelo.tipo === 'laboratorio' ? 0.03 : 0.18) ? REMOTO : PUC,
      autorId: autor.linha.id,
      ...beneficios(modelo.tipo, random),
      linkVaga: linkDe(modelo, random),
      criadoEm: minutesBefore(semente.hoje, idadeEmMinutos),
    },
  }
}

/** Every model once, then the same again under other authors; the first author of a department has the most. */
const rascunhos = (pessoas: Pessoa[], scale: number): PlanoDeVaga[] => {
  const modelos = catalogo.flatMap(departamento => {
    const autores = pessoas.filter(pessoa => pessoa.departamento === departamento.nome)
    return departamento.vagas.map((modelo, index) => ({ modelo, departamento, autores, index }))
  })
  return Array.from({ length: Math.max(VAGAS * scale, modelos.length) }, (_, position) => {
    const { autores, index, modelo, departamento } = elementAt(modelos, position)
    const copia = Math.floor(position / modelos.length)
    const daBase = autores.slice(0, 3)
    const autor =
      copia > 0
        ? elementAt(autores, copia * 7 + index)
        : elementAt(daBase, isDestaque(modelo) || index % 9 < 5 ? 0 : index)
    return { modelo, departamento, autor, copia }
  })
}

/** In the order of publication; `pessoas` must have an author for every department of the catalogue. */
export const gerarVagas = (semente: Semente, pessoas: Pessoa[]): VagaGerada[] => {
  const random = createRandom('vagas')
  const dasCondicoes = createRandom('condições')
  const emOrdem = rascunhos(pessoas, semente.scale)
  return random
    .sample(emOrdem, emOrdem.length)
    .map((rascunho, ordem) => toVaga(rascunho, ordem, semente, random))
    .toSorted((one, other) => one.linha.criadoEm.getTime() - other.linha.criadoEm.getTime())
    .map((vaga, index) => ({
      ...vaga,
      linha: { ...vaga.linha, ...condicoes(vaga.linha, dasCondicoes), id: index + 1 },
    }))
}
