CREATE INDEX CONCURRENTLY "usuarios_a_verificar" ON "usuarios" USING btree ("criado_em") WHERE email_verificado_em is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuarios_avatar" ON "usuarios" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notificacoes_antigas" ON "notificacoes" USING btree ("criado_em");