/**
 * @generated SignedSource<<1708c5590f2094a871f2d285000e61c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type TipoTag_vaga$data = {
  readonly nomeDoTipo: string | null;
  readonly tipo: TipoDeVaga;
  readonly " $fragmentType": "TipoTag_vaga";
};
export type TipoTag_vaga$key = {
  readonly " $data"?: TipoTag_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"TipoTag_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TipoTag_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoTipo",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "2cf32dc25ea7e33d890e07e7fbf7eea4";

export default node;
