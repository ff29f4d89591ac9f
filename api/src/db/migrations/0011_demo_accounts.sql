ALTER TABLE "emails_a_enviar" DROP CONSTRAINT "emails_a_enviar_tipo";--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "demonstracao" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD CONSTRAINT "emails_a_enviar_tipo" CHECK (tipo in ('verificacao', 'redefinicao', 'confirmacao', 'senha_alterada'));--> statement-breakpoint
-- A salted hash is never the same twice, but for the demo accounts, which share one.
UPDATE "usuarios" SET "demonstracao" = true WHERE "senha_hash" IN (SELECT "senha_hash" FROM "usuarios" GROUP BY "senha_hash" HAVING count(*) > 1);
