/**
 * @generated SignedSource<<d8e9a1e46ae51084ccaad12372f2be22>>
 * @relayHash 494c4ca44e3fd68c6b7787ef60b49295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2400f6179e48654cf5164998db5cef6c1e05e81ab04b6abb394df1409c5ced1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VisaoGeralPageQuery } from './VisaoGeralPageQuery.graphql';

const node: PreloadableConcreteRequest<VisaoGeralPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2400f6179e48654cf5164998db5cef6c1e05e81ab04b6abb394df1409c5ced1b",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
