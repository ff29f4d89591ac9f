CREATE TABLE "vagas_salvas" (
	"usuario_id" integer NOT NULL,
	"vaga_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"lembrada_em" timestamp with time zone,
	CONSTRAINT "vagas_salvas_usuario_id_vaga_id_pk" PRIMARY KEY("usuario_id","vaga_id")
);
--> statement-breakpoint
ALTER TABLE "vagas_salvas" ADD CONSTRAINT "vagas_salvas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vagas_salvas" ADD CONSTRAINT "vagas_salvas_vaga_id_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."vagas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vagas_salvas_vaga_id_index" ON "vagas_salvas" USING btree ("vaga_id");