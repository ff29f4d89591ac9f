CREATE TABLE "contas_da_universidade" (
	"emissor" text NOT NULL,
	"sujeito" text NOT NULL,
	"usuario_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contas_da_universidade_emissor_sujeito_pk" PRIMARY KEY("emissor","sujeito")
);
--> statement-breakpoint
ALTER TABLE "desafios_de_fator" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "sessoes" ADD COLUMN "id_token" text;--> statement-breakpoint
ALTER TABLE "contas_da_universidade" ADD CONSTRAINT "contas_da_universidade_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contas_da_universidade_usuario_id_index" ON "contas_da_universidade" USING btree ("usuario_id");