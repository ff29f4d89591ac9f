/**
 * @generated SignedSource<<267822682a127d4fcee0a4780c3c0c04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaFatos_vaga$data = {
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly nomeDoDepartamento: string | null;
  readonly nomeDoLocal: string | null;
  readonly remuneracao: number | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_publica">;
  readonly " $fragmentType": "VagaPublicaFatos_vaga";
};
export type VagaPublicaFatos_vaga$key = {
  readonly " $data"?: VagaPublicaFatos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaFatos_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPublicaFatos_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoDepartamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoLocal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remuneracao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "horasComplementares",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "camposDaVaga_publica",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lugares",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horasSemanais",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modalidade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respostaAte",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "VagaPublica",
  "abstractKey": null
};

(node as any).hash = "2cfc982a757b54740c7867e97e378b6e";

export default node;
