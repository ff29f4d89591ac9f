import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/schema.interesses.ts',
    './src/db/schema.cursos.ts',
    './src/db/schema.historicos.ts',
    './src/db/schema.selecao.ts',
    './src/db/schema.avaliacoes.ts',
    './src/db/schema.entrevistas.ts',
    './src/db/schema.gestores.ts',
    './src/db/schema.requisitos.ts',
    './src/db/schema.arquivos.ts',
    './src/db/schema.perguntas.ts',
    './src/db/schema.rede.ts',
    './src/db/schema.apoio.ts',
    './src/db/schema.avisos.ts',
    './src/db/schema.salvas.ts',
  ],
  out: './src/db/migrations',
})
