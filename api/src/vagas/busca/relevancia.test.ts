import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gerarBoard } from '../../db/seed/board.ts'
import { writeBoard, writeReferencias } from '../../db/seed/writeBoard.ts'
import { vagas } from '../../db/schema.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import { searchPagina } from './lista.repository.ts'
import { suggestBusca } from './sugestaoDeBusca.ts'

/* What people search for on the demo board, and the vaga that should be first. The board is the same on every day. */

const board = await createTestApp()
afterAll(board.close)

const hoje = '2026-03-09'

beforeAll(async () => {
  const referencias = await writeReferencias(board.db)
  const semente = { hoje: new Date(`${hoje}T12:00:00-03:00`), scale: 1, senhaHash: 'a hash', referencias }
  await writeBoard(board.db, gerarBoard(semente), semente)
}, 60_000)

const first = async (busca: string): Promise<string | undefined> => {
  const query = { busca, skip: 0, limit: 1 }
  const { ids } = await searchPagina(board.db, { query, hoje, preferidas: new Map(), sinonimos: [] })
  const rows = await board.db.select({ titulo: vagas.titulo }).from(vagas).where(inArray(vagas.id, ids))
  return rows[0]?.titulo
}

describe('the first result', () => {
  test.each([
    // A course by its code, its name, and both.
    ['INF1007', 'Monitoria de Programação II (INF1007)'],
    ['mat1161', 'Monitoria de Cálculo de uma Variável (MAT1161)'],
    ['(ENG1419)', 'Monitoria de Microcontroladores e Sistemas Embarcados (ENG1419)'],
    ['calculo', 'Monitoria de Cálculo de uma Variável (MAT1161)'],
    ['cálculo de uma variável', 'Monitoria de Cálculo de uma Variável (MAT1161)'],
    ['monitoria calculo', 'Monitoria de Cálculo de uma Variável (MAT1161)'],
    ['calculo monitoria', 'Monitoria de Cálculo de uma Variável (MAT1161)'],
    ['Monitoria de Programação II (INF1007)', 'Monitoria de Programação II (INF1007)'],
    ['programação II', 'Monitoria de Programação II (INF1007)'],
    ['programacao em python', 'Monitoria de Introdução à Programação em Python (INF1025)'],
    ['python', 'Monitoria de Introdução à Programação em Python (INF1025)'],
    ['banco de dados', 'Monitoria de Bancos de Dados (INF1383)'],
    ['bancos de dados', 'Monitoria de Bancos de Dados (INF1383)'],
    ['algebra linear', 'Monitoria de Álgebra Linear I (MAT1200)'],
    ['química orgânica', 'Monitoria de Química Orgânica I (QUI1720)'],
    ['equacoes diferenciais', 'Monitoria de Equações Diferenciais (MAT1154)'],
    ['equação diferencial', 'Monitoria de Equações Diferenciais (MAT1154)'],
    ['circuitos eletricos', 'Monitoria de Circuitos Elétricos e Eletrônicos (ENG1400)'],
    ['circuito digital', 'Monitoria de Circuitos Digitais (ENG1405)'],
    ['probabilidade', 'Monitoria de Probabilidade e Estatística (ENG1029)'],
    ['história do brasil', 'Monitoria de História do Brasil I (HIS1301)'],
    ['historia da africa', 'Monitoria de História da África (HIS1344)'],
    ['psicologia social', 'Monitoria de Psicologia Social (PSI1240)'],
    ['mecânica dos fluidos', 'Monitoria de Mecânica dos Fluidos I (ENG1011)'],
    ['mecanica solos', 'Monitoria de Mecânica dos Solos I (CIV1160)'],
    ['inglês-português', 'Monitoria de Oficina de Tradução Inglês-Português (LET1318)'],
    ['ingles portugues', 'Monitoria de Oficina de Tradução Inglês-Português (LET1318)'],
    ['modelagem 3d', 'Monitoria de Desenho Técnico e Modelagem 3D (ENG1003)'],
    ['astronomia', 'Monitoria de Introdução à Astronomia (FIS1250)'],
    // A subject of research.
    ['aprendizado de maquina', 'IC em Aprendizado de Máquina para Português Falado no Brasil'],
    ['inteligencia artificial', 'IC em Direito e Inteligência Artificial no Judiciário'],
    ['grafeno', 'Iniciação Científica em Materiais Bidimensionais e Grafeno'],
    ['CO2', 'Pesquisa em Captura de CO₂ com Sólidos Porosos'],
    ['co₂', 'Pesquisa em Captura de CO₂ com Sólidos Porosos'],
    ['LHC', 'IC em Física de Partículas com Dados Abertos do LHC'],
    ['mata atlantica peixes', 'IC em Genômica de Peixes da Mata Atlântica'],
    ['internet das coisas', 'Iniciação Científica em Antenas para Internet das Coisas'],
    ['sistemas distribuídos', 'IC em Sistemas Distribuídos Tolerantes a Falhas'],
    ['samba', 'Iniciação Científica em História Oral do Samba'],
    ['escravidão', 'IC em Escravidão Urbana no Rio do Século XIX'],
    ['seculo xix', 'IC em Escravidão Urbana no Rio do Século XIX'],
    ['ic infancia', 'IC em Infância e Telas'],
    // A kind of work, a laboratory, a company.
    ['estágio em ciência de dados', 'Estágio em Ciência de Dados com Empresa de Energia Conveniada'],
    ['estagio web', 'Estágio em Desenvolvimento Web no Núcleo de Sistemas Acadêmicos'],
    ['empresa junior informatica gerente', 'Gerente de Projetos na Empresa Júnior de Informática'],
    ['empresa júnior de direito', 'Consultor na Empresa Júnior de Direito'],
    ['laboratório de robótica', 'Laboratório de Robótica Móvel: Desenvolvimento com ROS 2'],
    ['ROS 2', 'Laboratório de Robótica Móvel: Desenvolvimento com ROS 2'],
    ['robótica competição', 'Equipe de Robótica de Competição: Eletrônica e Controle'],
    ['CTF', 'Laboratório de Segurança: Apoio ao Time de CTF da Universidade'],
    ['túnel de vento', 'Laboratório de Túnel de Vento: Técnico Estudante'],
    ['baja sae', 'Equipe Baja SAE: Suspensão e Direção'],
    ['pré-incubação', 'Bolsa de Pré-Incubação para Novos Negócios'],
    ['pre incubacao', 'Bolsa de Pré-Incubação para Novos Negócios'],
    ['recursos humanos', 'Bolsa de Recursos Humanos em Petróleo, Gás e Energia'],
    ['petróleo/gás', 'Bolsa de Recursos Humanos em Petróleo, Gás e Energia'],
    ['bolsa refugiados', 'Bolsa de Português para Refugiados'],
    ['podcast', 'Laboratório de Leitura e Escuta: Produção de Podcast'],
    ['eeg', 'Laboratório de Cognição: Assistente de Coleta com EEG'],
    // The beginning of a word.
    ['microcontrol', 'Monitoria de Microcontroladores e Sistemas Embarcados (ENG1419)'],
    ['monitoria de termo', 'Monitoria de Termodinâmica Aplicada (ENG1700)'],
  ])('for "%s" is %s', async (busca, titulo) => {
    expect(await first(busca)).toBe(titulo)
  })
})

describe('the spelling', () => {
  test.each([
    ['progamação', 'programação'],
    ['monitoria de calclo', 'monitoria de cálculo'],
    ['robotca', 'robótica'],
    ['estatisitca', 'estatística'],
    ['inteligencia artifical', 'inteligencia artificial'],
    ['quimca organica', 'química organica'],
    ['laboratorio de seguranca da informasao', 'laboratorio de seguranca da informação'],
    ['fisca moderna', 'física moderna'],
    ['algera linear', 'álgebra linear'],
    ['termodinmica', 'termodinâmica'],
    ['petroelo', 'petróleo'],
    ['neurociensia', 'neurociência'],
    ['fotografai', 'fotografia'],
    ['desing de interfaces', 'design de interfaces'],
    ['engeneiro', 'engenharia'],
  ])('of "%s" is "%s"', async (busca, sugestao) => {
    expect(await suggestBusca(board.db, { query: { busca, skip: 0, limit: 8 }, hoje, sinonimos: [] })).toBe(sugestao)
  })
})
