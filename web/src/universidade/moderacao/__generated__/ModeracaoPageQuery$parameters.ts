/**
 * @generated SignedSource<<d7043e80a1fe2f3dd66f1092fb61f971>>
 * @relayHash 1cbc9e0e6a613fc750fb578a6a05188d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f802dfbc828f6d779ec38425f5d606807a22fa2eebbcffa71545c579830d343

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ModeracaoPageQuery } from './ModeracaoPageQuery.graphql';

const node: PreloadableConcreteRequest<ModeracaoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f802dfbc828f6d779ec38425f5d606807a22fa2eebbcffa71545c579830d343",
    "metadata": {},
    "name": "ModeracaoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
