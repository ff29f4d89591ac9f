/**
 * @generated SignedSource<<49c601876e4aebdbf4c88662d43e91d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
import type { FragmentRefs } from "relay-runtime";
export type AvisosTable_avisos$data = ReadonlyArray<{
  readonly tipo: TipoDeAviso;
  readonly " $fragmentSpreads": FragmentRefs<"AvisoRow_aviso">;
  readonly " $fragmentType": "AvisosTable_avisos";
}>;
export type AvisosTable_avisos$key = ReadonlyArray<{
  readonly " $data"?: AvisosTable_avisos$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvisosTable_avisos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "AvisosTable_avisos",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvisoRow_aviso"
    }
  ],
  "type": "Aviso",
  "abstractKey": null
};

(node as any).hash = "425eb5876e26fcad6ad2e7cfb0773292";

export default node;
