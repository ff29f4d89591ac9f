/**
 * @generated SignedSource<<6243789f06c056fc6bf4246e655a6e2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeRequisito = "CR" | "CURSO" | "DISCIPLINA" | "PERIODO";
import type { FragmentRefs } from "relay-runtime";
export type AtendimentoDaVaga_vaga$data = {
  readonly atendimento: {
    readonly atende: number;
    readonly de: number;
    readonly itens: ReadonlyArray<{
      readonly atendido: boolean | null;
      readonly tipo: TipoDeRequisito;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Itens_atendimento">;
  } | null;
  readonly requisitos: {
    readonly fechada: boolean;
  } | null;
  readonly " $fragmentType": "AtendimentoDaVaga_vaga";
};
export type AtendimentoDaVaga_vaga$key = {
  readonly " $data"?: AtendimentoDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AtendimentoDaVaga_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Requisitos",
      "kind": "LinkedField",
      "name": "requisitos",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fechada",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Atendimento",
      "kind": "LinkedField",
      "name": "atendimento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atende",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ItemDoAtendimento",
          "kind": "LinkedField",
          "name": "itens",
          "plural": true,
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
              "name": "atendido",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Itens_atendimento"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "de118936d046559e2dc7f6e95d30ce6f";

export default node;
