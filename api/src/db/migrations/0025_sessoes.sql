CREATE TABLE "sessoes" (
	"id" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"versao" integer NOT NULL,
	"dispositivo" text NOT NULL,
	"rede" text NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrada_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "emails_a_enviar" ADD COLUMN "acesso" jsonb;--> statement-breakpoint
ALTER TABLE "sessoes" ADD CONSTRAINT "sessoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessoes_usuario_id_criada_em_index" ON "sessoes" USING btree ("usuario_id","criada_em");--> statement-breakpoint
CREATE INDEX "sessoes_expira_em_index" ON "sessoes" USING btree ("expira_em");