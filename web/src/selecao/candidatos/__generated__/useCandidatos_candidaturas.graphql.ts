/**
 * @generated SignedSource<<86091458d773c7b10a2c544713e59ce1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCandidatos_candidaturas$data = ReadonlyArray<{
  readonly avaliacao: {
    readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_avaliacao">;
  } | null;
  readonly candidato: {
    readonly curso: string | null;
    readonly email: string | null;
    readonly periodoInicio: string | null;
    readonly pessoa: {
      readonly avatar: string | null;
      readonly codigo: string;
      readonly id: string;
      readonly nome: string | null;
    };
  } | null;
  readonly cartaDeMotivacao: string | null;
  readonly codigo: string;
  readonly comunicadoHoje: boolean | null;
  readonly criadaEm: string | null;
  readonly id: string;
  readonly lida: boolean | null;
  readonly respondidaEm: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
  readonly " $fragmentType": "useCandidatos_candidaturas";
}>;
export type useCandidatos_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: useCandidatos_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidaturas">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useCandidatos_candidaturas",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidato",
      "kind": "LinkedField",
      "name": "candidato",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "curso",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodoInicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pessoa",
          "kind": "LinkedField",
          "name": "pessoa",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatar",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartaDeMotivacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "respondidaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lida",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comunicadoHoje",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useCandidatos_candidatura",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "etapa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retida",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "versao",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Avaliacao",
      "kind": "LinkedField",
      "name": "avaliacao",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useCandidatos_avaliacao",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nota",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "etiquetas",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalDeAnotacoes",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};
})();

(node as any).hash = "7f6f468773b1add220fb251f6577c67d";

export default node;
