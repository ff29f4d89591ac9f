CREATE TABLE "bloqueios" (
	"usuario_id" integer NOT NULL,
	"bloqueado_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bloqueios_usuario_id_bloqueado_id_pk" PRIMARY KEY("usuario_id","bloqueado_id"),
	CONSTRAINT "bloqueios_de_outra_pessoa" CHECK (usuario_id <> bloqueado_id)
);
--> statement-breakpoint
ALTER TABLE "bloqueios" ADD CONSTRAINT "bloqueios_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bloqueios" ADD CONSTRAINT "bloqueios_bloqueado_id_usuarios_id_fk" FOREIGN KEY ("bloqueado_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bloqueios_bloqueado_id_index" ON "bloqueios" USING btree ("bloqueado_id");