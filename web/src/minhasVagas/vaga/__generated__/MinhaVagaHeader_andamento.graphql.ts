/**
 * @generated SignedSource<<2acca010d80ea1e4b64193697a218c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaHeader_andamento$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_candidaturas" | "Andamento_selecao" | "Andamento_vaga" | "PublicarRascunho_vaga">;
  readonly " $fragmentType": "MinhaVagaHeader_andamento";
};
export type MinhaVagaHeader_andamento$key = {
  readonly " $data"?: MinhaVagaHeader_andamento$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaHeader_andamento">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MinhaVagaHeader_andamento",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_candidaturas"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_selecao"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicarRascunho_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "1b5b8726b47b68d4ad1fa31fa0dc6d77";

export default node;
