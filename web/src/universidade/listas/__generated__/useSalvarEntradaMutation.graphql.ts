/**
 * @generated SignedSource<<be95596b71247a491a2266cff8c5ba44>>
 * @relayHash 3cd2e9ec2e77df7e8314fba1e1191611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baafd56e87b4ec716d4b5d589b19316df7be7d9792a88a80b60cd2e5cfd7bd4d

import type { ConcreteRequest } from 'relay-runtime';
export type ListaDaInstituicao = "CATEGORIAS" | "DEPARTAMENTOS" | "INTERESSES" | "LOCAIS" | "TIPOS";
export type SalvarEntradaInput = {
  arquivada?: boolean | null;
  categoria?: string | null;
  cursos?: ReadonlyArray<string> | null;
  entrada?: string | null;
  lista: ListaDaInstituicao;
  nome?: string | null;
  posicao?: number | null;
};
export type useSalvarEntradaMutation$variables = {
  input: SalvarEntradaInput;
};
export type useSalvarEntradaMutation$data = {
  readonly salvarEntrada: {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    readonly __typename: "SalvarEntradaSuccess";
    readonly entrada: {
      readonly cursos: ReadonlyArray<string>;
      readonly nome: string;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSalvarEntradaMutation = {
  response: useSalvarEntradaMutation$data;
  variables: useSalvarEntradaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursos",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSalvarEntradaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarEntrada",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "EntradaDeLista",
                  "kind": "LinkedField",
                  "name": "entrada",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              }
            ],
            "type": "SalvarEntradaSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSalvarEntradaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarEntrada",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "EntradaDeLista",
                "kind": "LinkedField",
                "name": "entrada",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SalvarEntradaSuccess",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "baafd56e87b4ec716d4b5d589b19316df7be7d9792a88a80b60cd2e5cfd7bd4d",
    "metadata": {},
    "name": "useSalvarEntradaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82269208ec1cf11ad151f9bea557e2d2";

export default node;
