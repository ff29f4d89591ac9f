ALTER TABLE "emails_a_enviar" DROP CONSTRAINT "emails_a_enviar_tipo";--> statement-breakpoint
DROP INDEX "usuarios_email";--> statement-breakpoint
ALTER TABLE "usuarios" ALTER COLUMN "senha_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "professor_confirmado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "prova_hash" text;--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD COLUMN "usuario_id" integer;--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD CONSTRAINT "emails_a_enviar_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_email_verificado" ON "usuarios" USING btree (lower("email")) WHERE email_verificado_em is not null;--> statement-breakpoint
CREATE INDEX "usuarios_email" ON "usuarios" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD CONSTRAINT "emails_a_enviar_tipo" CHECK (tipo in ('verificacao', 'redefinicao', 'confirmacao'));--> statement-breakpoint
-- Who publishes already goes on publishing.
UPDATE "usuarios" SET "professor_confirmado_em" = "email_verificado_em" WHERE NOT "ehaluno";
