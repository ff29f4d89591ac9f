CREATE INDEX CONCURRENTLY "usuarios_busca" ON "usuarios" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuarios_a_indexar" ON "usuarios" USING btree ("id") WHERE busca is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuarios_do_curso" ON "usuarios" USING btree ("curso","id","ehaluno");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuarios_do_departamento" ON "usuarios" USING btree ("departamento_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuarios_interesses_pessoas" ON "usuarios_interesses" USING btree ("interesse_id","usuario_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "vagas_do_departamento" ON "vagas" USING btree ("departamento_id","criado_em","id","prazo") WHERE status not in ('finalizada', 'encerrada');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turmas_lecionadas_professores" ON "turmas_lecionadas" USING btree ("codigo_disciplina","professor_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "usuarios_curso";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "usuarios_interesses_interesse_id_index";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "usuarios_nome_trgm";
